import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ENDING = '.template';

/** The placeholders of a template and their replacements. */
export type Words = readonly (readonly [mark: string, word: string])[];

/** Writes the files of a folder of templates into another folder, with the placeholders replaced. */
export async function writeTemplate(from: string, to: string, words: Words): Promise<void> {
  const filled = (text: string): string =>
    words.reduce((before, [mark, word]) => before.replaceAll(mark, word), text);
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((path) => path.endsWith(ENDING))) {
    const path = join(to, filled(file.slice(0, -ENDING.length)));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, filled(await readFile(join(from, file), 'utf8')));
  }
}
