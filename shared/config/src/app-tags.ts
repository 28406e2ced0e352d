import type { OrderSourceName } from '@tiffin/contracts';

/** What the application carries to everything it reports (specification 3). */
export type AppTags = {
  readonly isEmbedded: boolean;
  readonly embeddedType: string | null;
  readonly orderSource: OrderSourceName;
  readonly subdomain: string | null;
  readonly subdomainId: string | null;
};

let current: AppTags = {
  isEmbedded: false,
  embeddedType: null,
  orderSource: 'TIFFIN_APP',
  subdomain: null,
  subdomainId: null,
};

/** Sets the tags of this page; called by boot, and again when the organisation is known later. */
export function setAppTags(tags: AppTags): void {
  current = tags;
}

/** The tags of this page. */
export function getAppTags(): AppTags {
  return current;
}
