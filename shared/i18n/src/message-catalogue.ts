import { pageTranslation } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import type { Messages } from './messages';
import { pluralForm } from './plural-form';

type Listener = () => void;

type Load = () => Promise<{ readonly default: Messages }>;
type Later = { readonly namespace: string; readonly locale: Locale; readonly load: Load };

/** Every sentence by language, namespace and dotted key: `en:shell:login.title`. */
const sentences = new Map<string, string>();
/** How often the sentences of a namespace have changed. */
const revisions = new Map<string, number>();
const listeners = new Set<Listener>();
const later = new Map<string, Later>();
const spoken = new Set<Locale>();

/**
 * Registers the sentences of a namespace for every instance. A second call replaces those that it has and keeps the
 * others, which open screens of an earlier build may show.
 */
export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  put(`${locale}:${namespace}:`, messages);
  revisions.set(namespace, revisionOf(namespace) + 1);
  listeners.forEach((listener) => {
    listener();
  });
}

function put(prefix: string, messages: Messages): void {
  Object.entries(messages).forEach(([key, value]) => {
    if (typeof value === 'string') sentences.set(prefix + key, value);
    else put(`${prefix}${key}.`, value);
  });
}

/**
 * Returns a sentence in one language; undefined if it has none. A number chooses the form of the plural:
 * `left_one`, `left_other`. The page's translation comes before English.
 */
export function findSentence(
  locale: Locale,
  namespace: string,
  key: string,
  count?: string | number,
): string | undefined {
  const name = `${namespace}:${key}`;
  const translation = locale === 'en' ? pageTranslation() : undefined;
  const find = (language: string, read: (name: string) => string | undefined): string | undefined => {
    const form = count === undefined ? undefined : read(`${name}_${pluralForm(language, Number(count))}`);
    return form ?? read(name);
  };
  return (
    (translation && find(translation.tag, (found) => translation.sentences[found])) ??
    find(locale, (found) => sentences.get(`${locale}:${found}`))
  );
}

/** Returns a number that grows when sentences of a namespace are registered. */
export function revisionOf(namespace: string): number {
  return revisions.get(namespace) ?? 0;
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

/** Calls the listener when sentences are registered. Returns the function that unsubscribes. */
export function onMessages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
