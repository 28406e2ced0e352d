import type { Locale } from '@tiffin/contracts';
import type { Messages } from './messages';

type Entry = { readonly namespace: string; readonly locale: Locale; readonly messages: Messages };
type Listener = (entry: Entry) => void;

type Load = () => Promise<{ readonly default: Messages }>;
type Later = { readonly namespace: string; readonly locale: Locale; readonly load: Load };

const entries = new Map<string, Entry>();
const listeners = new Set<Listener>();
const later = new Map<string, Later>();
const spoken = new Set<Locale>();

/** Makes the sentences of a namespace known to every instance, present and future; adding again replaces them. */
export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  const entry = { namespace, locale, messages };
  entries.set(`${namespace}:${locale}`, entry);
  listeners.forEach((listener) => {
    listener(entry);
  });
}

/** Sentences that are fetched only once somebody reads this language; English, which stands in, is always there. */
export function addMessagesLater(namespace: string, locale: Locale, load: Load): void {
  later.set(`${namespace}:${locale}`, { namespace, locale, load });
}

/** From now on `messagesReady` waits for this language too. */
export function speak(locale: Locale): void {
  spoken.add(locale);
}

/**
 * Settles when every language that is spoken has the sentences known by now, and never fails: what could not be fetched is
 * read in English, and asked for again the next time.
 */
export async function messagesReady(): Promise<void> {
  await Promise.all([...later.values()].filter(({ locale }) => spoken.has(locale)).map(take));
}

async function take({ namespace, locale, load }: Later): Promise<void> {
  try {
    const { default: messages } = await load();
    later.delete(`${namespace}:${locale}`);
    addMessages(namespace, locale, messages);
  } catch {
    // English stands in.
  }
}

/** Hands over every entry there is and every later one; the returned function ends it. */
export function followMessages(listener: Listener): () => void {
  entries.forEach((entry) => {
    listener(entry);
  });
  listeners.add(listener);
  return () => listeners.delete(listener);
}
