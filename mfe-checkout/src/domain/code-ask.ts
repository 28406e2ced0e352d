const reasons = ['CODE_SENT', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED', 'CODE_LIMIT_REACHED'] as const;

/** The longest wait for another code. */
const longestWaitS = 86_400;

/** A merchant requires the one-time code that it has sent (specification 6, CHECKOUT_OTP). */
export type CodeAsk = {
  readonly reason: (typeof reasons)[number];
  /** The e-mail address, masked by the service. */
  readonly sentTo: string;
  readonly triesLeft: number;
  /** When another code can be sent, in milliseconds since 1970 by the browser's clock. */
  readonly resendAtMs: number;
};

/** Reads a refusal's reason and data; undefined if they do not match the contract. */
export function readCodeAsk(
  { reason, data = {} }: { readonly reason: string; readonly data?: Readonly<Record<string, unknown>> },
  now: number,
): CodeAsk | undefined {
  const known = reasons.find((one) => one === reason);
  const { sentTo, triesLeft, retryAfterSeconds } = data;
  if (!known || typeof sentTo !== 'string' || typeof triesLeft !== 'number') return undefined;
  // Uses seconds and not an instant, because the browser's clock may be wrong.
  const waitS = typeof retryAfterSeconds === 'number' ? Math.min(retryAfterSeconds, longestWaitS) : 0;
  return { reason: known, sentTo, triesLeft, resendAtMs: now + waitS * 1000 };
}
