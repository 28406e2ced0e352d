import { join } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler-options';
import { root } from './frozen-entries';

/** A change to one source file (path in the workspace): replaces the text `from` with `to`. */
export type SourceChange = { readonly file: string; readonly from: string; readonly to: string };

const unchanged = new Map<string, ts.SourceFile | undefined>();
const ambient = ['shared/tooling/assets.d.ts', 'shared/tooling/matchers.d.ts'];

/**
 * Returns the compiler's errors in some files (paths in the workspace) as if sources were changed. Each error is one
 * text: file, source line, messages. Unchanged sources are parsed once for all calls.
 */
export function checkWithChanges(
  files: readonly string[],
  changes: readonly SourceChange[],
): readonly string[] {
  const options = compilerOptions();
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (path, languageVersion) => {
    const own = changes.filter(({ file }) => path === join(root, file));
    if (own.length > 0) return ts.createSourceFile(path, changed(own), languageVersion, true);
    if (!unchanged.has(path)) unchanged.set(path, getSourceFile(path, languageVersion));
    return unchanged.get(path);
  };
  const program = ts.createProgram(
    [...ambient, ...files].map((file) => join(root, file)),
    options,
    host,
  );
  return files.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(join(root, file))).map(describeFault),
  );
}

/** Returns the text of the one file that these changes are made to. */
function changed(changes: readonly SourceChange[]): string {
  const [{ file } = { file: '' }] = changes;
  return changes.reduce(
    (text, { from, to }) => {
      if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
      return text.replace(from, to);
    },
    ts.sys.readFile(join(root, file)) ?? '',
  );
}

function describeFault({ file, start = 0, messageText }: ts.Diagnostic): string {
  const sentences = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return sentences;
  const { line } = file.getLineAndCharacterOfPosition(start);
  const text = file.text.split('\n')[line] ?? '';
  return `${file.fileName.slice(root.length)}: ${text.trim()}\n${sentences}`;
}
