/** How long a sent code is valid, and how long a person waits before another one can be sent. */
const codeMs = 30 * 60_000;
const waitMs = 30_000;

/**
 * A work e-mail that is being confirmed. `sentAt` is when this tab had its last code sent, 0 before the first;
 * `resendAt` is when another one can be sent. Both are milliseconds since 1970.
 */
export type WorkEmail = { readonly email: string; readonly sentAt: number; readonly resendAt: number };

/** Returns a typed e-mail; it keeps the times of its codes unless the e-mail is another one. */
export function typedWorkEmail(before: WorkEmail, email: string): WorkEmail {
  return email === before.email ? before : { email, sentAt: 0, resendAt: 0 };
}

/** Returns an e-mail to which a code was sent now. */
export function workEmailWithCode(email: string, now: number): WorkEmail {
  return { email, sentAt: now, resendAt: now + waitMs };
}

/** Returns an e-mail for which the service refused another code until `retryAfterMs` from now. */
export function limitedWorkEmail(before: WorkEmail, retryAfterMs: number, now: number): WorkEmail {
  return { ...before, resendAt: now + retryAfterMs };
}

/** Returns whether the last code is still valid, so that the person can type it. */
export function hasOpenCode({ sentAt }: WorkEmail, now: number): boolean {
  return now < sentAt + codeMs;
}
