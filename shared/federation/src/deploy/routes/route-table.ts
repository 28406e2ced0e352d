import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * Which remote may claim which paths, by its name; `shell` are those of the shell itself. A pattern ends in a slash and a
 * star where it holds for everything below too, and for the path before the star.
 */
const routeTableSchema = z.record(z.string(), z.array(z.string().startsWith('/')).readonly());
export type RouteTable = Readonly<z.infer<typeof routeTableSchema>>;

/** Reads the table that the shell owns. */
export async function readRouteTable(file: string): Promise<RouteTable> {
  return routeTableSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Returns the patterns that a remote may claim: `/x/*` for `mfe-x`, and what the table gives it besides. */
export function patternsOf(remote: string, table: RouteTable): readonly string[] {
  return [`/${remote.replace(/^mfe-/, '')}/*`, ...(table[remote] ?? [])];
}
