import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../commands/workspace-root.mjs';

/** Sentences of one namespace, as a file of `locales` has them. */
export type Sentences = { readonly [key: string]: string | Sentences };

/** A namespace at its first argument, and the variable with its English sentences. */
const REGISTERED = [
  /\baddMessages\(\s*('[\w-]+'|[A-Z_]+),\s*'en',\s*(\w+)/g,
  /\b(?:headWords|pageWords)\(\s*('[\w-]+'),\s*\{\s*(en\b(?!:)|en: \w+)/g,
];

/** Returns the English sentences of the whole product by namespace: what a new language translates. */
export function englishSentences(): ReadonlyMap<string, Sentences> {
  const found = new Map<string, Sentences>();
  const sources = productFiles().filter(
    (file) => /\/(?:src|server)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  for (const file of sources) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, named = '', variable = ''] of REGISTERED.flatMap((pattern) => [
      ...source.matchAll(pattern),
    ]))
      found.set(
        namespaceIn(named, source),
        readSentences(join(root, dirname(file), importedAs(variable.replace('en: ', ''), source, file))),
      );
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}

/** Returns the files of the shell, the remotes and the shared packages, as paths from the root. */
export function productFiles(): readonly string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', 'shell', 'mfe-*', 'shared'];
  return execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n');
}

/** Reads a file of sentences. */
export function readSentences(path: string): Sentences {
  const sentences: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSentences(sentences)) throw new Error(`${path} must have sentences only.`);
  return sentences;
}

function namespaceIn(named: string, source: string): string {
  const constant = new RegExp(`\\b${named} = '([\\w-]+)'`).exec(source)?.[1];
  return constant ?? named.replaceAll("'", '');
}

function importedAs(variable: string, source: string, file: string): string {
  const path = new RegExp(`import ${variable} from '(.+\\.json)'`).exec(source)?.[1];
  if (path === undefined) throw new Error(`${file} has no import of ${variable} from a JSON file.`);
  return path;
}

function isSentences(value: unknown): value is Sentences {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => typeof part === 'string' || isSentences(part))
  );
}
