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
  let running: RunningElement | undefined;
  let accessToken: string | undefined;
  let settings: ElementSettings | undefined;
  let isLooking = false;
  /** The number of the current load; results of earlier loads are ignored. */
  let load = 0;
  let isLoading = false;

  const tell = ({ name, detail }: ElementFact): boolean => {
    const cancelable = name === 'link-followed';
    const event = new CustomEvent(`tiffin-${name}`, { bubbles: true, composed: true, cancelable, detail });
    if (cancelable) return host.dispatchEvent(event);
    // Wait until the page's own deferred scripts have added their listeners.
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
      const container = document.createElement('div');
      root.replaceChildren(container);
      const shown = runtime.start({ place: container, settings, config, accessToken, nonce, tell });
      const stopShown = (): void => {
        shown.stop();
        // Let tasks that were scheduled during the stop still run.
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
      // A moved element is disconnected for a moment.
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
