import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Control, Question } from './browser';

const require = createRequire(import.meta.url);

/** An expression that says whether a page or frame has the scripts. */
export const HAS_SCRIPTS = `'tiffinPage' in globalThis`;

/** Reads the scripts that find controls in a page or frame, in the order in which they run. */
export async function readPageScripts(): Promise<readonly string[]> {
  const library = require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
  const own = fileURLToPath(new URL('page-script.js', import.meta.url));
  return Promise.all([library, own].map((file) => readFile(file, 'utf8')));
}

/** Returns the expression whose value is the control's element, or null. */
export function findExpression({ name, ...rest }: Control): string {
  return `tiffinPage.find(${JSON.stringify({ ...rest, name: name.source })})`;
}

/** Returns the expression whose value is the frame's element, or null. */
export function frameExpression(title: string): string {
  return `tiffinPage.findFrame(${JSON.stringify(title)})`;
}

/** Returns the expression whose value is the answer to the question. */
export function questionExpression(question: Question): string {
  return `tiffinPage.${question}()`;
}
