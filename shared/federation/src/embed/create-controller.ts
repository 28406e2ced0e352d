import type { Locale } from '@tiffin/contracts';
import type { RuntimeSource } from './create-runtime-source';
import type { ElementFact, ElementSettings, RunningElement } from './element-contract';
import type { ElementSpec } from './element-spec';
import { plainPanel } from './plain-panel';
import type { PanelWords } from './plain-panel';

type Options = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly spec: ElementSpec;
  readonly source: RuntimeSource;
  readonly nonce: string | undefined;
  /** Settles when the page's deferred scripts have run. */
  readonly pageScripts: Promise<void>;
};

/** Life of one element: it is in the page or not, its attributes and its session change. */
export type Controller = {
  /** After any change of the page: where the element is, what its attributes say. Works once for all changes of a task. */
  readonly look: () => void;
  readonly setSession: (accessToken: string | undefined) => void;
};

/** The controller of an element that is not in the page yet. */
export function createController(options: Options): Controller {
  const { host, root, spec, source, nonce, pageScripts } = options;
  let running: RunningElement | undefined;
  let accessToken: string | undefined;
  let settings: ElementSettings | undefined;
  let isLooking = false;
  /** Counts the loads, so that one which comes too late is known. */
  let load = 0;
  let isLoading = false;

  const tell = ({ name, detail }: ElementFact): boolean => {
    const cancelable = name === 'link-followed';
    const event = new CustomEvent(`tiffin-${name}`, { bubbles: true, composed: true, cancelable, detail });
    if (cancelable) return host.dispatchEvent(event);
    // Not before the page's own deferred scripts had time to listen.
    void pageScripts.then(() => host.dispatchEvent(event));
    return true;
  };
  const show = (panel: PanelWords): void => root.replaceChildren(plainPanel(panel));
  const stop = (): void => {
    load += 1;
    isLoading = false;
    running?.stop();
    running = undefined;
    root.replaceChildren();
  };

  const begin = async (): Promise<void> => {
    load += 1;
    const own = load;
    isLoading = true;
    show({ title: words(spec, host).loading, isBusy: true });
    try {
      const { runtime, config } = await source();
      if (own !== load || !settings) return;
      const place = document.createElement('div');
      root.replaceChildren(place);
      const shown = runtime.start({ place, settings, config, accessToken, nonce, tell });
      const stopShown = (): void => {
        shown.stop();
        // What was told to do something after its end may still do it.
        setTimeout(runtime.end);
      };
      running = { ...shown, stop: stopShown };
    } catch (error) {
      if (own !== load) return;
      console.error(error);
      const { failedTitle, failedNote, retry } = words(spec, host);
      const onRetry = () => void begin();
      show({ title: failedTitle, note: failedNote, retry: { label: retry, onRetry } });
      tell({ name: 'failed', detail: { reason: 'not-loaded' } });
    } finally {
      if (own === load) isLoading = false;
    }
  };

  const refuse = (): void => {
    stop();
    const { refusedTitle, refusedNote } = words(spec, host);
    show({ title: refusedTitle, note: refusedNote });
    tell({ name: 'failed', detail: { reason: 'attributes' } });
  };

  const lookNow = (): void => {
    isLooking = false;
    if (!host.isConnected) return stop();
    const reading = spec.read((name) => host.getAttribute(name));
    for (const { attribute, reason } of reading.faults) {
      console.error(`<${spec.tag}> ${attribute}: ${reason}`);
    }
    settings = reading.settings ?? undefined;
    if (!settings) return refuse();
    if (running) return running.update(settings);
    if (!isLoading) void begin();
  };

  return {
    look: () => {
      if (isLooking) return;
      isLooking = true;
      // An element that is moved is out of the page for a moment.
      queueMicrotask(lookNow);
    },
    setSession: (next) => {
      accessToken = next;
      running?.setSession(next);
    },
  };
}

function words(spec: ElementSpec, host: HTMLElement): ElementSpec['sentences'][Locale] {
  return spec.sentences[host.getAttribute('locale') === 'zh' ? 'zh' : 'en'];
}
