import { readFileSync, writeFileSync } from 'node:fs';

/** Does `work` while a source has one statement more, and puts it back as it was, after Ctrl+C too. */
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
