import { groupPath } from '@tiffin/domain';
const LEADING = ['mid', 'catalogId', 'fulfillmentId', 'group', 'workspaceId'] as const;

/**
 * Returns the target of the app-shell entry `/_app` (specification 2). `mid` leads to a merchant, or to its
 * checkout with `from=checkout`; `catalogId` to a catalog; `fulfillmentId` or `group` to a group order; `workspaceId`
 * to a workplace; otherwise home. Keeps the rest of the query.
 */
export function appEntryTarget(search: string): string {
  const query = new URLSearchParams(search);
  const leading = LEADING.find((name) => query.get(name));
  const id = (leading && query.get(leading)) ?? '';
  const value = encodeURIComponent(id);
  if (leading) query.delete(leading);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  switch (leading) {
    case 'mid':
      return `/m/${value}/${query.get('from') === 'checkout' ? 'place/order' : 'menu'}${rest}`;
    case 'catalogId':
      return `/catalogs/${value}${rest}`;
    case 'fulfillmentId':
    case 'group':
      return groupPath(id) + rest;
    case 'workspaceId':
      return `/workspaces/${value}${rest}`;
    case undefined:
      return `/${rest}`;
  }
}
