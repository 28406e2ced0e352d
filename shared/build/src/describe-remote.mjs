import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/** The file in which a remote describes itself, relative to its folder. */
export const DESCRIPTION = 'src/routes.ts';

/**
 * Reads a remote's description from `src/routes.ts`. The file is data: it runs alone, before the build, and may import
 * only types.
 *
 * @param {string} dir the package's folder
 * @returns {{ routes: readonly import('@tiffin/contracts').StatedRoute[], slots: readonly
 * import('@tiffin/contracts').StatedSlot[], budgetBytes?: number, missing?: import('@tiffin/contracts').MissingWords }} no routes and slots without the file
 */
export function describeRemote(dir) {
  const file = join(dir, DESCRIPTION);
  if (!existsSync(file)) return { routes: [], slots: [] };
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const refuse = (request) => {
    throw new Error(`${file} may import types only, and imports ${request}.`);
  };
  const exported = {};
  new Function('exports', 'require', code)(exported, refuse);
  if (!Array.isArray(exported.routes)) throw new Error(`${file} exports no list "routes".`);
  const { firstSlots = {}, slots = [], budgetBytes, missing } = exported;
  const routes = exported.routes.map((route) =>
    firstSlots[route.path] ? { ...route, slots: firstSlots[route.path] } : route,
  );
  return { routes, slots, budgetBytes, missing };
}
