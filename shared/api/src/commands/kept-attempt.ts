import { isRecord } from '@tiffin/contracts';
import { ATTEMPT_KEPT_MS } from '@tiffin/domain';
import type { PaymentAttempt, PaymentStep } from '@tiffin/domain';
import { storedJson } from '@tiffin/config/storage';
import { isIntentKey } from './intent-key';

const storedAttempt = (name: string) => storedJson('localStorage', `tiffin.payment.${name}`);
const steps: readonly PaymentStep[] = ['sent', 'challenged', 'answered'];
/** Where storage is blocked or full, an attempt is known as long as the page lives. */
const held = new Map<string, PaymentAttempt>();

/** Remembers a payment before it leaves, for every window of this browser and after a crash. */
export function keepAttempt(name: string, attempt: PaymentAttempt): void {
  held.delete(name);
  if (!storedAttempt(name).write(attempt)) held.set(name, attempt);
}

/** The payment of this name whose outcome is not known; one older than a day is forgotten. */
export function readAttempt(name: string, now: number): PaymentAttempt | undefined {
  const attempt = stored(name);
  if (attempt === undefined) return undefined;
  // A clock that was set back would keep an attempt young for ever.
  const leftAt = Math.min(attempt.leftAt, now);
  if (now - leftAt < ATTEMPT_KEPT_MS) return { ...attempt, leftAt };
  forgetAttempt(name, attempt);
  return undefined;
}

/** Whether the kept attempt is still this one: another window may have begun its own. */
export function isKept(name: string, { key, leftAt }: PaymentAttempt): boolean {
  const kept = stored(name);
  return kept?.key === key && kept.leftAt === leftAt;
}

/** Forgets a payment whose outcome is known. Another window's payment of the same name stays. */
export function forgetAttempt(name: string, attempt: PaymentAttempt): void {
  if (!isKept(name, attempt)) return;
  held.delete(name);
  storedAttempt(name).remove();
}

function stored(name: string): PaymentAttempt | undefined {
  const inPage = held.get(name);
  if (inPage) return inPage;
  const value = storedAttempt(name).read();
  return isAttempt(value) ? value : undefined;
}

function isAttempt(value: unknown): value is PaymentAttempt {
  if (!isRecord(value)) return false;
  const { key, intent, step, buyer, changedAt, leftAt } = value;
  return (
    isIntentKey(key) &&
    typeof intent === 'string' &&
    steps.some((known) => known === step) &&
    (buyer === null || typeof buyer === 'string') &&
    (changedAt === null || !Number.isNaN(Date.parse(String(changedAt)))) &&
    Number.isFinite(leftAt)
  );
}
