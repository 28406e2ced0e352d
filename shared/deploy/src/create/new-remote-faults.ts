import { REMOTE_NAME } from '@tiffin/contracts';
import { meets } from '../routes/patterns';
import type { RouteTable } from '../routes/route-table';

/** The longest name of a remote, so that its folder and path stay readable. */
const MOST_LETTERS = 24;

/** Returns why a remote with this name cannot be created, in one sentence. Returns undefined if it can. */
export function newRemoteFault(
  name: string,
  { taken, routeTable }: { readonly taken: readonly string[]; readonly routeTable: RouteTable },
): string | undefined {
  if (!REMOTE_NAME.test(name) || name.length > MOST_LETTERS) {
    return `"${name}" is no name for a remote: it must be mfe- and words of small letters and digits with hyphens between them, ${MOST_LETTERS} characters at most, such as mfe-rewards.`;
  }
  if (taken.includes(name)) return `There is a remote ${name} already. Choose another name.`;
  const path = pathOf(name);
  const [owner] =
    Object.entries(routeTable).find(([, patterns]) => patterns.some((pattern) => meets(pattern, path))) ?? [];
  return owner && `${name} would have the path ${path}, which belongs to ${owner}. Choose another name.`;
}

/** Returns the default path prefix of a remote's pages. */
function pathOf(name: string): string {
  return `/${name.replace(/^mfe-/, '')}`;
}
