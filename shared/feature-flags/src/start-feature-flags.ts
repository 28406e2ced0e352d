import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk';
import { FLAG_DEFAULTS, setFlags } from '@tiffin/config';
import { isFlagKey } from './is-flag-key';

/** Refreshed at most so often (specification 9). */
const REFRESH_MS = 60_000;
const LIMIT_MS = 5000;
const DOMAIN = 'tiffin';

/** Who asks. */
export type FlagContext = {
  /** The device id: one device sees one value. */
  readonly targetingKey: string;
  readonly locale: string;
  readonly organizationId: string | null;
};

export type FeatureFlags = {
  /** Asks for the flags of somebody else: another language, another organisation. */
  readonly setContext: (context: FlagContext) => void;
  readonly stop: () => void;
};

type Options = {
  /** Address of the flag service. */
  readonly url: string;
  readonly context: FlagContext;
  /** The network. */
  readonly ask?: typeof fetch;
};

/**
 * Fills the page's flags from the remote flag service by OpenFeature, and again every 60 s. While the service is down, slow
 * or talks nonsense the page keeps what it has, at first the defaults.
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
      // A provider that could not begin never polls: another one begins later.
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
/** What goes wrong here is no trouble of the page's. */
const SILENT = { error: nothing, warn: nothing, info: nothing, debug: nothing };
