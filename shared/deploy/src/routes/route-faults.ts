import type { BuildRecord } from '../build-record';
import { covers, meets } from './patterns';
import { patternsOf } from './route-table';
import type { RouteTable } from './route-table';
import { routesOf } from './routes-of';

type Beside = { readonly routeTable: RouteTable; readonly live: readonly BuildRecord[] };

/** Returns the paths that a build claims without permission, one sentence each. */
export function routeFaults(build: BuildRecord, { routeTable, live }: Beside): readonly string[] {
  return routesOf(build).flatMap(({ path }) => faultOf(build.name, path, { routeTable, live }) ?? []);
}

function faultOf(name: string, path: string, { routeTable, live }: Beside): string | undefined {
  const own = patternsOf(name, routeTable);
  const [owner, theirs = []] =
    Object.entries(routeTable).find(
      ([other, patterns]) => other !== name && patterns.some((pattern) => meets(pattern, path)),
    ) ?? [];
  if (owner !== undefined) {
    const pattern = theirs.find((one) => meets(one, path)) ?? '';
    return `${name} claims ${path}, and ${pattern} belongs to ${owner} (shell/route-table.json).`;
  }
  if (!own.some((pattern) => covers(pattern, path))) {
    return `${name} claims ${path}, which is none of its paths: ${own.join(', ')}. Choose a path of these, or add it to shell/route-table.json, which belongs to the squad of the shell.`;
  }
  const other = live.find((one) => one.name !== name && claimed(one, path) !== undefined);
  return other && `${name} claims ${path}, and ${other.name}, which is live, has ${claimed(other, path)}.`;
}

/** Returns the path of a live build that overlaps with this path. */
function claimed(build: BuildRecord, path: string): string | undefined {
  return routesOf(build).find((route) => meets(route.path, path))?.path;
}
