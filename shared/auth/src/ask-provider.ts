import { checkAtProvider, comesFromProvider } from './check-at-provider';
import type { Keycloak } from './keycloak-client';
import type { LoginError } from './login-error';

type AskOptions = {
  readonly origin: string;
  readonly createClient: () => Promise<Keycloak>;
  readonly getHref: () => string;
  readonly onError: (error: LoginError) => void;
  /** The first silent check starts when this settles. An answer in the URL is read at once. */
  readonly askWhen: Promise<void> | undefined;
};

type ProviderAnswer = Awaited<ReturnType<typeof checkAtProvider>>;

/** Who is signed in at the provider, found out without the person. */
export type ProviderQuestion = {
  /** Asks once the page has time for it. */
  readonly ask: () => Promise<ProviderAnswer>;
  readonly askNow: () => Promise<ProviderAnswer>;
  /** Settles when a running silent check has ended. Never rejects. */
  readonly ended: () => Promise<unknown>;
};

/** Asks the provider by its silent check, or reads its answer from the URL of the page. */
export function askProvider({
  origin,
  createClient,
  getHref,
  onError,
  askWhen,
}: AskOptions): ProviderQuestion {
  let checked: Promise<unknown> = Promise.resolve();
  const askNow = async (): Promise<ProviderAnswer> => {
    const check = checkAtProvider({ createClient, href: getHref(), origin, onError });
    checked = check.catch(() => undefined);
    return check;
  };
  return {
    askNow,
    ask: async () => {
      if (!comesFromProvider(getHref())) await askWhen;
      return askNow();
    },
    ended: () => checked,
  };
}
