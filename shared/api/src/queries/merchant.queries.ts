import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { CallParams, Merchant } from '@tiffin/contracts';
import { call } from '../calls/call';
import { STALE_MS } from '../client/create-query-client';
import { callQuery } from './call.queries';
import { menuQueries } from './menu.queries';

const root = ['merchants'] as const;

type MenusParams = CallParams<'getMenus'>;
type Names = Omit<CallParams<'getMerchant'>, 'externalId' | 'id'>;

/** How a merchant is loaded for its menu (specification 4). */
type MerchantLoad = Names &
  Omit<MenusParams, 'merchantExternalId'> & {
    /** Absent where the brand stands for it: the service then answers with the first merchant of the brand. */
    readonly merchantExternalId?: string;
    /** Whether a menu that was read before this load is read again after it: true unless said otherwise. */
    readonly refetchMenuAfterLoad?: boolean;
  };

/** Merchants by external id (the slug), by id or as a preview, and how they deliver. */
export const merchantQueries = {
  root,
  detail: (externalId: string | undefined, more: Names = {}) =>
    callQuery([...root, 'detail', externalId, more], 'getMerchant', { externalId, ...more }),
  /** A merchant and after it its menu, which is never older than the merchant. */
  load: (asked: MerchantLoad) => {
    const { merchantExternalId: externalId, brandExternalId, cartCheckoutCode, ...rest } = asked;
    const { refetchMenuAfterLoad = true, ...menu } = rest;
    const names = { brandExternalId, cartCheckoutCode };
    return queryOptions({
      ...merchantQueries.detail(externalId, names),
      queryFn: async ({ client, signal }) => {
        const startedAt = Date.now();
        const merchant = await call('getMerchant', { externalId, ...names }, { signal });
        const merchantExternalId = externalId ?? merchant.externalId;
        if (refetchMenuAfterLoad) void refreshMenu(client, { ...menu, merchantExternalId }, startedAt);
        return merchant;
      },
    });
  },
  /** A merchant by its id: the page's fresh one, if it has read it by its external id. */
  byId: (id: string) => {
    const asked = callQuery([...root, 'id', id], 'getMerchant', { id });
    return queryOptions({
      ...asked,
      queryFn: ({ client, signal }) => readDetail(client, id) ?? call('getMerchant', { id }, { signal }),
    });
  },
  preview: (merchantPreviewId: string, countryCode: string) =>
    callQuery([...root, 'preview', merchantPreviewId, countryCode], 'getMerchantPreview', {
      merchantPreviewId,
      countryCode,
    }),
  deliveryInfo: (id: string) => callQuery([...root, 'delivery-info', id], 'getMerchantDeliveryInfo', { id }),
};

function readDetail(client: QueryClient, id: string): Merchant | undefined {
  const details = client.getQueryCache().findAll({ queryKey: [...root, 'detail'] });
  return details
    .filter((query) => !query.isStaleByTime(STALE_MS))
    .map(({ queryKey }) => client.getQueryData<Merchant>(queryKey))
    .find((merchant) => merchant?.id === id);
}

/** Reads a menu again that was read before an instant; a failure shows where the menu is shown. */
async function refreshMenu(client: QueryClient, menu: MenusParams, since: number): Promise<void> {
  const { merchantExternalId, ...more } = menu;
  await client.prefetchQuery({
    ...menuQueries.forMerchant(merchantExternalId, more),
    staleTime: Date.now() - since + 1,
    meta: { context: 'getMenus', isHandled: true },
  });
}
