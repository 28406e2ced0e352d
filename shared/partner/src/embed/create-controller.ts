import type { Locale } from '@tiffin/contracts';
import type { FailedReason } from '@tiffin/elements';
import type { RuntimeSource } from './create-runtime-source';
import type { ElementFact, ElementSettings, RunningElement } from './element-contract';
import type { AttributeFault, ElementSpec } from './element-spec';
import { createElementView } from './element-view';
import { failureWords } from './failure-words';
import { UnknownOrigin } from './fetch-offer';
import { copyOf, forgetCopy } from './number-copies';

type Options = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly spec: ElementSpec;
  readonly source: RuntimeSource;
  readonly nonce: string | undefined;
  /** Resolves when the page's deferred scripts have run. */
  readonly pageScripts: Promise<void>;
};

/** Controls the lifecycle of one element: its connection to the page, its attributes and its session. */
export type Controller = {
  /** Call it after any change of the element's position in the page or its attributes. Handles all changes of one task together. */
  readonly look: () => void;
  readonly setSession: (accessToken: string | undefined) => void;
};

/** Creates the controller of an element that is not in the page yet. */
export function createController(options: Options): Controller {
  const { host, root, spec, source, nonce, pageScripts } = options;
  const view = createElementView(host, root);
  let running: RunningElement | undefined;
  let accessToken: string | undefined;
  let settings: ElementSettings | undefined;
  let isLooking = false;
  let hasFailed = false;
  let reported = '';
  /** The number of the current load; results of earlier loads are ignored. */
  let load = 0;
  let isLoading = false;

  const tell = (fact: ElementFact): boolean => {
    const { name, detail } = fact;
    if (name === 'ready' || name === 'session-needed') {
      hasFailed = false;
      view.showScreens();
    }
    if (name === 'failed') showFailure(fact.detail.reason);
    const cancelable = name === 'link-followed';
    const event = new CustomEvent(`tiffin-${name}`, { bubbles: true, composed: true, cancelable, detail });
    if (cancelable) return host.dispatchEvent(event);
    // Wait until the page's own deferred scripts have added their listeners.
    void pageScripts.then(() => host.dispatchEvent(event));
    return true;
  };
  const showFailure = (reason: FailedReason): void => {
    hasFailed = true;
    view.fail(failureWords(reason, words(spec, host), restart));
  };
  const stop = (): void => {
    load += 1;
    isLoading = false;
    hasFailed = false;
    running?.stop();
    running = undefined;
    view.clear();
  };
  const restart = (): void => {
    stop();
    void begin();
  };

  const begin = async (): Promise<void> => {
    load += 1;
    const own = load;
    isLoading = true;
    view.wait({ title: words(spec, host).loading });
    try {
      const { runtime, config } = await source();
      if (own !== load || !settings) return;
      const place = view.newPlace();
      const tellOwn = (fact: ElementFact): boolean => own !== load || tell(fact);
      const shown = runtime.start({ place, settings, config, accessToken, nonce, tell: tellOwn });
      const stopShown = (): void => {
        shown.stop();
        // Let tasks that were scheduled during the stop still run.
        setTimeout(runtime.end);
      };
      running = { ...shown, stop: stopShown };
    } catch (error) {
      if (own !== load) return;
      console.error(error);
      tell({ name: 'failed', detail: { reason: error instanceof UnknownOrigin ? 'origin' : 'not-loaded' } });
    } finally {
      if (own === load) isLoading = false;
    }
  };

  const report = (faults: readonly AttributeFault[]): void => {
    const lines = faults.map(({ attribute, reason }) => `<${spec.tag}> ${attribute}: ${reason}`);
    if (lines.join('\n') !== reported) for (const line of lines) console.error(line);
    reported = lines.join('\n');
  };

  const lookNow = (): void => {
    isLooking = false;
    if (!host.isConnected) {
      forgetCopy(host);
      return stop();
    }
    const reading = spec.read(onHost(host));
    report(reading.faults);
    if (!reading.settings) {
      settings = undefined;
      stop();
      tell({ name: 'failed', detail: { reason: 'attributes' } });
      return;
    }
    settings = { ...reading.settings, copy: copyOf(host, reading.settings.path) };
    if (isLoading) return;
    if (running && !hasFailed) running.update(settings);
    else restart();
  };

  return {
    look: () => {
      if (isLooking) return;
      isLooking = true;
      // A moved element is disconnected for a moment.
      queueMicrotask(lookNow);
    },
    setSession: (next) => {
      accessToken = next;
      running?.setSession(next);
    },
  };
}

function onHost(host: HTMLElement): Parameters<ElementSpec['read']>[0] {
  const styles = getComputedStyle(host);
  return {
    attribute: (name) => host.getAttribute(name),
    customProperty: (name) => styles.getPropertyValue(name).trim(),
  };
}

function words(spec: ElementSpec, host: HTMLElement): ElementSpec['sentences'][Locale] {
  return spec.sentences[host.getAttribute('locale') === 'zh' ? 'zh' : 'en'];
}
