import { englishSentences } from '@tiffin/tooling/languages/english-sentences';
import type { Sentences } from '@tiffin/tooling/languages/english-sentences';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Arabic letters for Latin ones. Nobody reads them: they only run from right to left. */
const LETTERS = 'ابجدهوزحطيكلمنسعفصقرشتثخذضظ';
/** What no language changes: values and tags. */
const KEPT = /(\{\{.+?\}\}|<\/?\w+>)/;

/** The language that `writePseudoArabic` adds. */
export const PSEUDO_ARABIC = { tag: 'ar', name: 'العربية', direction: 'rtl' } as const;

/** Writes a folder of languages that has one: all sentences of the product in Arabic letters. Returns its path. */
export function writePseudoArabic(folder: string): string {
  const own = join(folder, PSEUDO_ARABIC.tag);
  mkdirSync(own, { recursive: true });
  const { name, direction } = PSEUDO_ARABIC;
  writeFileSync(join(own, 'language.json'), JSON.stringify({ name, direction }));
  for (const [namespace, sentences] of englishSentences())
    writeFileSync(join(own, `${namespace}.json`), JSON.stringify(turned(sentences)));
  return folder;
}

/** Returns a sentence in Arabic letters. */
export function inArabicLetters(sentence: string): string {
  return sentence
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : lettersOf(part)))
    .join('');
}

function turned(sentences: Sentences): Sentences {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, value]) => [
      key,
      typeof value === 'string' ? inArabicLetters(value) : turned(value),
    ]),
  );
}

function lettersOf(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => LETTERS.charAt(letter.toLowerCase().charCodeAt(0) - 97));
}
