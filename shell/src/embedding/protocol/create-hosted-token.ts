/** Specification 4, 8 and 9: a new token every hour, and a retry 15 s after a failure. */
const REFRESH_EVERY_MS = 3_600_000;
const RETRY_AFTER_MS = 15_000;

/**
 * The result of loading a profile. `refused`: the services refuse the token. `unanswered`: they could not be
 * reached.
 */
export type Loaded<Person> =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'refused' | 'unanswered' };

type Wiring<Person> = {
  /** Asks the host for a token. */
  readonly ask: () => void;
  readonly load: (token: string) => Promise<Loaded<Person>>;
  /** Called when the profile has loaded: the token is the person's from now on. */
  readonly onPerson: (person: Person) => void;
  /** Called when the host says that nobody is signed in. */
  readonly onNobody: () => void;
  readonly onFailure: (kind: 'refused' | 'unanswered') => void;
};

/** The host's token of this page, in memory only. */
export type HostedToken = {
  /** Asks the host, and again every 15 s until it sends a token. */
  readonly start: () => void;
  readonly get: () => string | null;
  /** Receives a token from the host; null if nobody is signed in there. */
  readonly take: (token: string | null) => void;
  /** Reports that the current token is no longer valid. */
  readonly lose: () => void;
};

/** At most this many tokens are tried within 15 s. The newest of the others is tried after that. */
const MOST_PROMPT = 3;

/**
 * Runs the embedded session (specification 4): token, then profile, then person. It retries 15 s after a
 * failure and asks for a new token every hour. It has one timer and one running profile request. The newest
 * token counts.
 */
export function createHostedToken<Person>(wiring: Wiring<Person>): HostedToken {
  const { ask, load, onPerson, onNobody, onFailure } = wiring;
  let held: string | null = null;
  /** The newest token that is not in use yet. */
  let next: string | null = null;
  let isLoading = false;
  let prompt: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (ms: number, work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const askUntilGiven = (): void => {
    ask();
    later(RETRY_AFTER_MS, retry);
  };
  const retry = (): void => {
    if (next === null) askUntilGiven();
    else void attempt(next);
  };
  const attempt = async (token: string): Promise<void> => {
    clearTimeout(timer);
    isLoading = true;
    const loaded = await load(token);
    isLoading = false;
    if (next !== token) {
      // A newer token arrived meanwhile, or nobody is signed in any more.
      if (next !== null) promptly(retry);
      return;
    }
    if (loaded.kind !== 'unanswered') next = null;
    if (loaded.kind === 'person') {
      held = token;
      later(REFRESH_EVERY_MS, askUntilGiven);
      onPerson(loaded.person);
    } else {
      later(RETRY_AFTER_MS, retry);
      onFailure(loaded.kind);
    }
  };
  const promptly = (work: () => void): void => {
    if (isLoading) return;
    const now = Date.now();
    prompt = prompt.filter((atMs) => now - atMs < RETRY_AFTER_MS);
    const [first = now] = prompt;
    if (prompt.length >= MOST_PROMPT) {
      later(first + RETRY_AFTER_MS - now, retry);
      return;
    }
    prompt = [...prompt, now];
    work();
  };
  return {
    start: askUntilGiven,
    get: () => held,
    take: (token) => {
      next = token;
      if (token !== null) {
        promptly(retry);
        return;
      }
      held = null;
      clearTimeout(timer);
      onNobody();
    },
    lose: () => {
      if (held === null) return;
      held = null;
      promptly(retry);
    },
  };
}
