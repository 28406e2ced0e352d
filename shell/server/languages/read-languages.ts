import { LOCALES } from '@tiffin/contracts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ASSETS } from '../builds/shell-build';
import { jsonForHtml } from '../html/json-for-html';
import type { Language } from './language';

/** The file with a language's name and direction. Each other file has the sentences of the namespace that it is named after. */
const ABOUT = 'language.json';

const aboutSchema = z.strictObject({
  name: z.string().min(1).max(40),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
});

type Sentences = { readonly [key: string]: string | Sentences };
const sentencesSchema: z.ZodType<Sentences> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), sentencesSchema])),
);

/**
 * Returns the languages whose folders are in a folder, sorted by tag; none if the folder does not exist. Throws an error that
 * names the file for what is not a language, and for a file that cannot be used.
 */
export function readLanguages(folder: string): readonly Language[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readLanguage(join(folder, name), name))
    .sort((one, other) => one.tag.localeCompare(other.tag));
}

function readLanguage(folder: string, tag: string): Language {
  if (!isTag(tag)) throw new Error(`${folder} must be named after a language, such as fr or pt-BR`);
  if (LOCALES.some((locale) => tag.split('-')[0] === locale))
    throw new Error(`${folder} is a language whose sentences are in the remotes`);
  const about = readJson(join(folder, ABOUT), aboutSchema);
  const sentences = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json') && file !== ABOUT)
      .flatMap((file) => flat(readJson(join(folder, file), sentencesSchema), `${file.slice(0, -5)}:`)),
  );
  return { tag, ...about, sentences, script: scriptOf(tag, sentences) };
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

function readJson<Value>(path: string, schema: z.ZodType<Value>): Value {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${path} cannot be used: ${why}`, { cause: error });
  }
}

function flat(sentences: Sentences, prefix: string): readonly (readonly [string, string])[] {
  return Object.entries(sentences).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
}

function scriptOf(tag: string, sentences: Language['sentences']): Language['script'] {
  const text = `globalThis.tiffinTranslation=${jsonForHtml({ tag, sentences })};`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { url: `${ASSETS}languages/${tag}.${hash}.js`, text };
}
