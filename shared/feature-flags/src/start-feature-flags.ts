import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk';
import { FLAG_DEFAULTS, setFlags } from '@tiffin/config';
import { isFlagKey } from './is-flag-key';

/** Interval between refreshes (specification 9). */
const REFRESH_MS = 60_000;
const LIMIT_MS = 5000;
const DOMAIN = 'tiffin';

/** The context of an evaluation. */
export type FlagContext = {
  /** The device id, so that one device always sees the same value. */
  readonly targetingKey: string;
  readonly locale: string;
  readonly organizationId: string | null;
};

export type FeatureFlags = {
  /** Asks for the flags of another context, such as another language or organisation. */
  readonly setContext: (context: FlagContext) => void;
  readonly stop: () => void;
};

type Options = {
  /** URL of the flag service. */
  readonly url: string;
  readonly context: FlagContext;
  /** The function that sends requests. */
  readonly ask?: typeof fetch;
};

/**
 * Loads the page's flags from the remote flag service through OpenFeature, and again every 60 s. While the
 * service is down, slow or invalid, the page keeps its values, which are initially the defaults.
 */
export function startFeatureFlags({ url, context, ask }: Options): FeatureFlags {
  OpenFeature.setLogger(SILENT);
  const client = OpenFeature.getClient(DOMAIN);
  const publish = (): void => {
    const keys = Object.keys(FLAG_DEFAULTS).filter(isFlagKey);
    setFlags(Object.fromEntries(keys.map((key) => [key, client.getBooleanValue(key, FLAG_DEFAULTS[key])])));
  };
  const heard = [ProviderEvents.Ready, ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged];
  heard.forEach((event) => client.addHandler(event, publish));

  let current = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = async (): Promise<void> => {
    const provider = new OFREPWebProvider({
      baseUrl: url,
      pollInterval: REFRESH_MS,
      changeDetection: 'polling',
      disableVisibilityRefresh: true,
      cacheMode: 'disabled',
      timeoutMs: LIMIT_MS,
      ...(ask && { fetchImplementation: ask }),
    });
    try {
      await OpenFeature.setProviderAndWait(DOMAIN, provider, { ...current });
    } catch {
      // A provider that failed to start never polls, so a new one starts later.
      timer = setTimeout(() => void connect(), REFRESH_MS);
    }
  };
  void connect();

  return {
    setContext: (next) => {
      current = next;
      void OpenFeature.setContext(DOMAIN, { ...next });
    },
    stop: () => {
      clearTimeout(timer);
      heard.forEach((event) => client.removeHandler(event, publish));
      void OpenFeature.clearProviders();
    },
  };
}

const nothing = (): void => undefined;
/** Failures of the flag service are not errors of the page, so nothing is logged. */
const SILENT = { error: nothing, warn: nothing, info: nothing, debug: nothing };
