import { readFileSync, writeFileSync } from 'node:fs';

/** Runs `work` with one more statement in a source, then restores the source, also after Ctrl+C. */
export async function withChangedSource<T>(file: string, mark: string, work: () => Promise<T>): Promise<T> {
  const source = readFileSync(file, 'utf8');
  const putBack = (): void => writeFileSync(file, source);
  const stop = (): void => process.exit(130);
  process.once('exit', putBack);
  process.once('SIGINT', stop);
  try {
    writeFileSync(file, `${source}\nperformance.mark(${JSON.stringify(mark)});\n`);
    return await work();
  } finally {
    putBack();
    process.off('exit', putBack);
    process.off('SIGINT', stop);
  }
}
