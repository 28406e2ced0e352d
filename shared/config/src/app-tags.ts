import type { OrderSourceName } from '@tiffin/contracts';

/** The tags of everything that the application reports (specification 3). */
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

/** Sets the tags of this page. Boot calls it, and again when the organisation is known. */
export function setAppTags(tags: AppTags): void {
  current = tags;
}

/** Returns the tags of this page. */
export function getAppTags(): AppTags {
  return current;
}
