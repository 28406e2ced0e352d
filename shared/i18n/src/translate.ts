import type { Locale } from '@tiffin/contracts';
import { findSentence } from './message-catalogue';
import { reportMissingMessage } from './report-missing-message';

/** Values for the `{{names}}` in a sentence; `count` chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the sentence of a key in the reader's language. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

/** A value, and the full stop after it, which falls away where the value ends with one: "12:30 p.m." */
const SLOT = /\{\{(.+?)\}\}(\.?)/g;

/** Returns the sentence of a key with its values. */
export function translate(locale: Locale, namespace: string, key: string, values?: MessageValues): string {
  return fillIn(sentenceOf(locale, namespace, key, values), values);
}

/**
 * Returns a sentence without its values: in this language, else in English, else its key. Reports one that is missing
 * in this language, even if English replaces it.
 */
export function sentenceOf(
  locale: Locale,
  namespace: string,
  key: string,
  { count }: MessageValues = {},
): string {
  const own = findSentence(locale, namespace, key, count);
  if (own === undefined && process.env.NODE_ENV !== 'production')
    reportMissingMessage(locale, namespace, key);
  return own ?? findSentence('en', namespace, key, count) ?? key;
}

/** Replaces the `{{names}}` in a text by values, as they are. Without a value nothing stands there. */
export function fillIn(text: string, values: MessageValues = {}): string {
  return text.replace(SLOT, (_, name: string, stop: string) => {
    const value = String(values[name.trim()] ?? '');
    return value.endsWith('.') ? value : value + stop;
  });
}
