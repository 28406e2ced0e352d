type Refusal = {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterMs?: number;
};

const defaultMs = 30_000;

/** Returns how long to wait before another code, in milliseconds; undefined unless too many were asked for. */
export function codeWaitMs({ status, data, retryAfterMs }: Refusal): number | undefined {
  if (status !== 429) return undefined;
  const seconds = data?.retryAfterSeconds;
  return typeof seconds === 'number' ? Math.max(0, seconds) * 1000 : (retryAfterMs ?? defaultMs);
}
