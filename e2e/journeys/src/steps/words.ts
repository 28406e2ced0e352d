import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Finds a sentence of a package in the current language. Its `{{values}}` match anything. */
export type Words = (key: `${string}:${string}`) => RegExp;

type Sentences = { readonly [key: string]: string | Sentences };
const sentencesSchema: z.ZodType<Sentences> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), sentencesSchema])),
);

/**
 * Returns sentences by package and key, as `mfe-checkout:tip.custom`, so that the same steps take pictures in
 * every language. A package with several files of sentences names one, as `shared/screen-parts#promo-codes:add`, or the folder
 * that has them, as `shared/places/cart-settings:schedule.days`.
 */
export function wordsIn(language: 'en' | 'zh'): Words {
  return (key) => {
    const [name = '', path = ''] = key.split(':');
    const [folder = '', part] = name.split('#');
    const fileName = part === undefined ? `${language}.json` : `${part}.${language}.json`;
    const [, home = '', inside = ''] = /^((?:shared\/)?[^/]+)(\/.+)?$/.exec(folder) ?? [];
    const file = new URL(`../../../../${home}/src${inside}/locales/${fileName}`, import.meta.url);
    let found: string | Sentences | undefined = sentencesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const step of path.split('.')) found = typeof found === 'object' ? found[step] : undefined;
    if (typeof found !== 'string') throw new Error(`there is no sentence ${key} in ${language}`);
    return new RegExp(
      found
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.*'),
    );
  };
}

/**
 * Returns a pattern of the text. Each space matches any kind of space, because a browser can report a plain space
 * where the sentence has a non-breaking one.
 */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
}
