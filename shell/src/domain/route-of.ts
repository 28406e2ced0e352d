import { ROUTE_TABLE } from '../route-table';
import type { OwnedRoute } from '../route-table';

/** The row of the route table that a path falls under, or null where nobody owns it. A slash at the end changes nothing. */
export function routeOf(pathname: string): OwnedRoute | null {
  const parts = partsOf(pathname);
  return ROUTE_TABLE.find(({ pattern }) => matches(partsOf(pattern), parts)) ?? null;
}

function partsOf(path: string): readonly string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((name, index) => (name.startsWith(':') ? parts[index] !== '' : name === parts[index]))
  );
}
