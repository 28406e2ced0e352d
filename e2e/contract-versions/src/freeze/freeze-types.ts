import { join } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from '../compiler-options';
import { CONTRACTS, DOORS, root } from '../doors';
import { emitDeclarations } from './emit-declarations';
import { freezeNames } from './freeze-names';
import { namedExports } from './named-exports';

const ours = /((?:from|import\()\s*)(['"])(\.{1,2}(?:\/[^'"]+)?|@tiffin\/[^'"]+)\2/g;
const contractNames = /\{([^}]*)\} from '@tiffin\/contracts'/g;

/**
 * Returns the declarations of every entry point, and of everything they name, as one file of ambient modules.
 * `contract-1/@tiffin/auth` is `@tiffin/auth` as of contract 1.
 */
export function freezeTypes(contract: number): string {
  const prefix = `contract-${contract}`;
  const declarations = new Map(emitDeclarations([CONTRACTS.file, ...Object.values(DOORS)]));
  const contracts = declarationOf(CONTRACTS.file);
  const doors = new Map(
    Object.entries({ ...DOORS, [CONTRACTS.name]: CONTRACTS.file }).map(([name, file]) => [
      declarationOf(file),
      name,
    ]),
  );
  const nameOf = (file: string): string =>
    `${prefix}/${doors.get(file) ?? file.slice(root.length, -'.d.ts'.length)}`;
  const modules = new Map<string, string>();
  const names = new Set<string>();

  function take(file: string): void {
    const text = declarations.get(file);
    if (text === undefined || modules.has(file)) return;
    modules.set(file, '');
    for (const [, list = ''] of text.matchAll(contractNames)) {
      list.split(',').forEach((name) => names.add(name.trim()));
    }
    const targets: string[] = [];
    const renamed = text.replace(ours, (_, before: string, quote: string, specifier: string) => {
      const target = resolve(specifier, file);
      if (!declarations.has(target)) throw new Error(`${file} names ${specifier}, which has no declaration.`);
      targets.push(target);
      return `${before}${quote}${nameOf(target)}${quote}`;
    });
    modules.set(file, renamed.replace(/^(\s*(?:export )?)declare /gm, '$1').trim());
    targets.filter((target) => target !== contracts).forEach(take);
  }
  Object.values(DOORS).map(declarationOf).forEach(take);
  declarations.set(contracts, namedExports(declarations.get(contracts) ?? '', names));
  take(contracts);

  const written = [...modules].map(([file, text]) => `declare module '${nameOf(file)}' {\n${text}\n}\n`);
  return [...written, freezeNames(prefix)].sort().join('\n');
}

function resolve(specifier: string, from: string): string {
  const { resolvedModule } = ts.resolveModuleName(specifier, from, compilerOptions(), ts.sys);
  return declarationOf(resolvedModule?.resolvedFileName ?? join(from, '..', `${specifier}.ts`));
}

function declarationOf(file: string): string {
  return file.replace(/(?:\.d)?\.tsx?$/, '.d.ts');
}
