import ts from 'typescript';
import { compilerOptions } from '../compiler-options';
import { CALLS } from '../frozen-entries';

/** Returns a namespace `api` that contains only the names of the exports of `@tiffin/api` and of their members. */
export function freezeNames(): string {
  const program = ts.createProgram([CALLS], compilerOptions());
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(CALLS);
  const entryModule = source && checker.getSymbolAtLocation(source);
  if (!source || !entryModule) throw new Error(`${CALLS} is no module.`);
  const lines = checker
    .getExportsOfModule(entryModule)
    .map((symbol) => ({ name: symbol.name, meant: checker.getAliasedSymbol(symbol) }))
    .filter(({ meant }) => meant.flags & ts.SymbolFlags.Value)
    .map(({ name, meant }) => `export const ${name}: ${outline(checker.getTypeOfSymbol(meant))};`);
  return `export declare namespace api {\n${lines.sort().join('\n')}\n}\n`;
}

function outline(type: ts.Type): string {
  if (type.getConstructSignatures().length > 0) return 'abstract new (...args: never) => unknown';
  if (type.getCallSignatures().length > 0) return '(...args: never) => unknown';
  const members = type.getProperties().map(({ name }) => `readonly ${name}: unknown`);
  return type.flags & ts.TypeFlags.Object ? `{ ${members.join('; ')} }` : 'unknown';
}
