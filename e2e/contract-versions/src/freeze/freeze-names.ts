import ts from 'typescript';
import { compilerOptions } from '../compiler-options';
import { CALLS } from '../doors';

/**
 * Returns a module declaration of `@tiffin/api` that contains only the names of its exports and of their members.
 */
export function freezeNames(prefix: string): string {
  const program = ts.createProgram([CALLS.file], compilerOptions());
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(CALLS.file);
  const door = source && checker.getSymbolAtLocation(source);
  if (!source || !door) throw new Error(`${CALLS.file} is no module.`);
  const lines = checker
    .getExportsOfModule(door)
    .map((symbol) => ({ name: symbol.name, meant: checker.getAliasedSymbol(symbol) }))
    .filter(({ meant }) => meant.flags & ts.SymbolFlags.Value)
    .map(({ name, meant }) => `export const ${name}: ${outline(checker.getTypeOfSymbol(meant))};`);
  return `declare module '${prefix}/${CALLS.name}' {\n${lines.sort().join('\n')}\n}\n`;
}

function outline(type: ts.Type): string {
  if (type.getConstructSignatures().length > 0) return 'abstract new (...args: never) => unknown';
  if (type.getCallSignatures().length > 0) return '(...args: never) => unknown';
  const members = type.getProperties().map(({ name }) => `readonly ${name}: unknown`);
  return type.flags & ts.TypeFlags.Object ? `{ ${members.join('; ')} }` : 'unknown';
}
