import type { RemoteName } from '@tiffin/contracts';
import { ROUTE_TABLE } from '../route-table';

/** The remote that owns a path, or null where nobody does. A slash at the end changes nothing. */
export function remoteOf(pathname: string): RemoteName | null {
  const parts = partsOf(pathname);
  return ROUTE_TABLE.find(({ pattern }) => matches(partsOf(pattern), parts))?.remote ?? null;
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
