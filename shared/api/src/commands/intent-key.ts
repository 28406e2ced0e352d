import { storedText } from '@tiffin/storage';

const storedKey = (intent: string) => storedText('sessionStorage', `tiffin.intent.${intent}`);
/** As `crypto.randomUUID` writes them: anything else is no key of ours, and might not go into a header. */
const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const held = new Map<string, string>();

/** The idempotency key of an intent: the same after a reload of the tab, until the intent is settled. */
export function intentKey(intent: string): string {
  const known = held.get(intent) ?? read(intent);
  const key = known ?? crypto.randomUUID();
  held.set(intent, key);
  if (!known) storedKey(intent).write(key);
  return key;
}

/** Continues an intent that another visit began: it is sent under the same key. */
export function resumeIntent(intent: string, key: string): void {
  held.set(intent, key);
  storedKey(intent).write(key);
}

/** Whether a value is a key as `intentKey` makes them. */
export function isIntentKey(value: unknown): value is string {
  return typeof value === 'string' && keyPattern.test(value);
}

/** Ends an intent: the next one of the same name gets a new key. */
export function settleIntent(intent: string): void {
  held.delete(intent);
  storedKey(intent).remove();
}

function read(intent: string): string | null {
  const stored = storedKey(intent).read();
  return isIntentKey(stored) ? stored : null;
}
