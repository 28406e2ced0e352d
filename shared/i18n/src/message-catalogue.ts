import type { Locale } from '@tiffin/contracts';
import type { Messages } from './messages';

type Entry = { readonly namespace: string; readonly locale: Locale; readonly messages: Messages };
type Listener = (entry: Entry) => void;

const entries = new Map<string, Entry>();
const listeners = new Set<Listener>();

/** Makes the sentences of a namespace known to every instance, present and future; adding again replaces them. */
export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  const entry = { namespace, locale, messages };
  entries.set(`${namespace}:${locale}`, entry);
  listeners.forEach((listener) => {
    listener(entry);
  });
}

/** Hands over every entry there is and every later one; the returned function ends it. */
export function followMessages(listener: Listener): () => void {
  entries.forEach((entry) => {
    listener(entry);
  });
  listeners.add(listener);
  return () => listeners.delete(listener);
}
