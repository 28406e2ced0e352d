const CHECK_EVERY_MS = 60_000;
/** A periodic check renews a token with less than this left. */
export const REFRESH_UNDER_S = 60;
const RETRY_AFTER_MS = 15_000;

/** `refused`: the provider refuses. `unreachable`: no valid answer came. */
export type RenewalOutcome = 'renewed' | 'refused' | 'unreachable';

type RefresherOptions = {
  /** Returns the remaining life of the current token. */
  readonly secondsLeft: () => number;
  readonly renew: () => Promise<RenewalOutcome>;
  readonly onRefused: () => void;
  /** Called once in an outage, when the token has expired and cannot be renewed. */
  readonly onUnavailable: () => void;
};

export type Refresher = {
  readonly start: () => void;
  readonly stop: () => void;
  /** Renews if less than this many seconds remain. During an outage only the retry sends a request. */
  readonly refreshIfUnder: (seconds: number) => Promise<void>;
};

/**
 * Keeps a token fresh by specification 9. It checks every 60 s, renews under 60 s, and retries 15 s after an
 * outage began. Concurrent callers share one renewal.
 */
export function createRefresher(options: RefresherOptions): Refresher {
  const { secondsLeft, renew, onRefused, onUnavailable } = options;
  let checking: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<void> | undefined;
  let isTold = false;

  const stop = (): void => {
    clearInterval(checking);
    clearTimeout(retrying);
    checking = undefined;
    retrying = undefined;
    isTold = false;
  };
  const attempt = async (): Promise<void> => {
    const outcome = await renew();
    if (checking === undefined) return;
    clearTimeout(retrying);
    retrying = undefined;
    if (outcome === 'renewed') isTold = false;
    if (outcome === 'refused') {
      stop();
      onRefused();
    }
    if (outcome !== 'unreachable') return;
    retrying = setTimeout(() => {
      retrying = undefined;
      void refreshIfUnder(REFRESH_UNDER_S);
    }, RETRY_AFTER_MS);
    if (secondsLeft() > 0 || isTold) return;
    isTold = true;
    onUnavailable();
  };
  const refreshIfUnder = async (seconds: number): Promise<void> => {
    if (retrying !== undefined || checking === undefined || secondsLeft() >= seconds) return;
    renewing ??= attempt().finally(() => (renewing = undefined));
    await renewing;
  };
  return {
    start: () => {
      checking ??= setInterval(() => void refreshIfUnder(REFRESH_UNDER_S), CHECK_EVERY_MS);
    },
    stop,
    refreshIfUnder,
  };
}
