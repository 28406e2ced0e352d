import type { PageHead, RegistryEntry, ServerPage } from '@tiffin/contracts';
import { limitTo } from '@tiffin/time-limit';
import type { OwnedRoute } from '../../src/domain/route-of';

const LIMIT_MS = 300;

/** A page whose head is asked for. It is the same for everybody: nothing in it comes from a person's cookies or token. */
export type AskedPage = Omit<ServerPage, 'siteUrl'> & {
  /** The matched route: its remote, and its pattern as `path`. */
  readonly route: OwnedRoute;
  /** The build of this remote that the visit gets, without a developer's override. */
  readonly build: RegistryEntry;
  readonly path: string;
};

/** Returns the head that a remote gives to one of its pages; undefined without one. */
export type PageHeads = (page: AskedPage) => Promise<PageHead | undefined>;

/** Returns a page's head, or undefined if the source fails or takes longer than 300 ms. */
export async function readHead(heads: PageHeads, page: AskedPage): Promise<PageHead | undefined> {
  try {
    return await limitTo(LIMIT_MS, heads(page), undefined);
  } catch {
    return undefined;
  }
}
