const CHECK_EVERY_MS = 60_000;
/** A token with less is renewed when it is looked at. */
export const REFRESH_UNDER_S = 60;
const RETRY_AFTER_MS = 15_000;

/** `refused`: the provider says no; `unreachable`: nobody says anything that could be believed. */
export type RenewalOutcome = 'renewed' | 'refused' | 'unreachable';

type RefresherOptions = {
  /** What the present token still has. */
  readonly secondsLeft: () => number;
  readonly renew: () => Promise<RenewalOutcome>;
  readonly onRefused: () => void;
  /** The token has run out and cannot be renewed; called once in an outage. */
  readonly onUnavailable: () => void;
};

export type Refresher = {
  readonly start: () => void;
  readonly stop: () => void;
  /** Renews where less than so many seconds are left. In an outage only the retry asks. */
  readonly refreshIfUnder: (seconds: number) => Promise<void>;
};

/**
 * Keeps a token fresh by the rules of specification 9: looked at every 60 s, renewed under 60 s, tried again 15 s after
 * an outage began. Callers at the same time share one renewal.
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
