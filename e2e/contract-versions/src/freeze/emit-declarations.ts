import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from '../compiler-options';
import { root } from '../frozen-entries';

const packageImport = /((?:from|import\()\s*)(['"])(@tiffin\/[^'"]+)\2/g;

/**
 * Returns the declarations (text by path in the workspace) of files and of all our sources that they import. They
 * import each other by relative paths. Throws the first error of the compiler.
 */
export function emitDeclarations(files: readonly string[]): ReadonlyMap<string, string> {
  const options = {
    ...compilerOptions(),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  };
  const support = ['assets.d.ts', 'matchers.d.ts'].map((file) => join(root, 'shared/tooling', file));
  const roots = [...files, ...support];
  // The compiler emits files that are imported by package name only if they are roots.
  const own = ts
    .createProgram(roots, options)
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((file) => file.startsWith(join(root, 'shared/')) && !file.endsWith('.json'));
  const declarations = new Map<string, string>();
  const program = ts.createProgram([...roots, ...own], options);
  const { diagnostics } = program.emit(undefined, (file, text) =>
    declarations.set(relative(root, file), withRelativeImports(file, text)),
  );
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return declarations;
}

function withRelativeImports(file: string, text: string): string {
  return text.replace(packageImport, (_, before: string, quote: string, name: string) => {
    const { resolvedModule } = ts.resolveModuleName(name, file, compilerOptions(), ts.sys);
    if (!resolvedModule) throw new Error(`${file} imports ${name}, which was not found.`);
    const path = relative(dirname(file), resolvedModule.resolvedFileName).replace(/\.tsx?$/, '');
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}
