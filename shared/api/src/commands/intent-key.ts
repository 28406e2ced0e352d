import { storedText } from '@tiffin/config/storage';

const storedKey = (intent: string) => storedText('sessionStorage', `tiffin.intent.${intent}`);
/** The format of `crypto.randomUUID`. Other values are not our keys and may be invalid in a header. */
const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const held = new Map<string, string>();

/** Returns the idempotency key of an intent. It stays the same after a reload, until the intent is settled. */
export function intentKey(intent: string): string {
  const known = held.get(intent) ?? read(intent);
  const key = known ?? crypto.randomUUID();
  held.set(intent, key);
  if (!known) storedKey(intent).write(key);
  return key;
}

/** Resumes an intent from another visit with the same idempotency key. */
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
