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

/**
 * Registers the sentences of a namespace for every current and future instance. A second call replaces them.
 */
export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  const entry = { namespace, locale, messages };
  entries.set(`${namespace}:${locale}`, entry);
  listeners.forEach((listener) => {
    listener(entry);
  });
}

/**
 * Registers sentences that are fetched when the language is first used. English, the fallback, is always
 * loaded.
 */
export function addMessagesLater(namespace: string, locale: Locale, load: Load): void {
  later.set(`${namespace}:${locale}`, { namespace, locale, load });
}

/** Makes `messagesReady` wait for this language, too. */
export function speak(locale: Locale): void {
  spoken.add(locale);
}

/**
 * Resolves when every language in use has all sentences that are registered by now. Never rejects: sentences
 * that cannot be fetched fall back to English and are fetched again the next time.
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
    // English is the fallback.
  }
}

/**
 * Passes every existing entry and every later one to the listener. Returns the function that unsubscribes.
 */
export function followMessages(listener: Listener): () => void {
  entries.forEach((entry) => {
    listener(entry);
  });
  listeners.add(listener);
  return () => listeners.delete(listener);
}
