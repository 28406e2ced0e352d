import type { PageScript } from '../html/render-page';
import type { Settings } from '../settings';

/** What a page is told of the remotes, what it should fetch early, and which further origins it may load from. */
export type RemotesForPage = {
  readonly told: unknown;
  readonly preloads: readonly PageScript[];
  readonly moreOrigins: readonly string[];
};

export async function remotesForPage({
  registry,
}: {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly settings: Settings;
  readonly registry: unknown;
}): Promise<RemotesForPage> {
  return { told: { registry }, preloads: [], moreOrigins: [] };
}
