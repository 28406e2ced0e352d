import type { PageHead, RemoteRoute } from '@tiffin/contracts';

/**
 * Returns whether search engines may index a page, by its route's `listed`: always, or only if its merchant was
 * read and does not suppress it (specification 3). Without `listed`, the page is private.
 */
export function mayIndex(listed: RemoteRoute['listed'], head: PageHead | undefined): boolean {
  return listed === 'always' || (listed === 'by-merchant' && head?.mayBeListed === true);
}
