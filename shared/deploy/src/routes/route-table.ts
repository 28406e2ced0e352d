import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * The paths that each remote may claim, by its name; `shell` lists those of the shell. A pattern that ends in a slash
 * and a star matches the path before the star and everything below it.
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
