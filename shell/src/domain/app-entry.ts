import { groupPath } from '@tiffin/domain';
const LEADING = ['mid', 'catalogId', 'fulfillmentId', 'group'] as const;

/**
 * Where the app-shell entry `/_app` leads on: to the merchant of `mid` (its checkout with `from=checkout`), the catalog of
 * `catalogId`, the group order of `fulfillmentId` or `group`, else home. The rest of the query is kept (specification 2).
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
    case undefined:
      return `/${rest}`;
  }
}
