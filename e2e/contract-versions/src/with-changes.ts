import ts from 'typescript';
import { compilerOptions } from './compiler-options';

/** One change to a source: a text in it, and what stands there instead. */
export type SourceChange = { readonly file: string; readonly from: string; readonly to: string };

const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * What the compiler says of some files while a source is other than on the disk: file, line and sentences. Unchanged
 * sources are read once, however many changes are tried.
 */
export function checkWithChange(
  files: readonly string[],
  change: SourceChange | undefined,
): readonly string[] {
  const host = ts.createCompilerHost(compilerOptions(), true);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    if (file === change?.file) return ts.createSourceFile(file, changed(change), ...rest.slice(0, 1), true);
    if (!parsed.has(file)) parsed.set(file, read(file, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram(files, compilerOptions(), host);
  return files.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).map((problem) => described(problem)),
  );
}
