import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { explainStack } from '../source-maps/explain-stack';
import { readStack } from '../source-maps/read-stack';
import type { Command } from './command';

export const explain: Command = {
  usage: [
    ['explain [file]', 'print a stack, or an error report as JSON, with lines of sources (or from stdin)'],
  ],
  words: ['text?'],
  run: async ({ words: [file], target }) => {
    const given = file === undefined ? await text(process.stdin) : await readGiven(file);
    console.log((await explainStack(target, readStack(given))).trimEnd());
  },
};

function readGiven(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read: name a file with a stack or a report. (${why})`, {
      cause: error,
    });
  });
}
