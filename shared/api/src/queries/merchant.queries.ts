import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getMerchant, getMerchantDeliveryInfo, getMerchantPreview } from '../calls/merchant';
import type { MerchantParams } from '../calls/merchant';
import type { MenusParams } from '../calls/menu';
import { menuQueries } from './menu.queries';

const root = ['merchants'] as const;

type Names = Omit<MerchantParams, 'externalId' | 'id'>;

/** How a merchant is loaded for its menu (specification 4). */
type MerchantLoad = Names &
  MenusParams & {
    /** Whether a menu that was read before this load is read again after it: true unless said otherwise. */
    readonly refetchMenuAfterLoad?: boolean;
  };

/** Merchants by external id (the slug), by id or as a preview, and how they deliver. */
export const merchantQueries = {
  root,
  detail: (externalId: string, more: Names = {}) =>
    queryOptions({
      queryKey: [...root, 'detail', externalId, more],
      queryFn: ({ signal }) => getMerchant({ externalId, ...more }, { signal }),
      meta: { context: 'getMerchant' },
    }),
  /** A merchant and after it its menu, which is never older than the merchant. */
  load: ({ brandExternalId, cartCheckoutCode, refetchMenuAfterLoad = true, ...menu }: MerchantLoad) => {
    const detail = merchantQueries.detail(menu.merchantExternalId, { brandExternalId, cartCheckoutCode });
    return queryOptions({
      ...detail,
      queryFn: async ({ client, signal }) => {
        const startedAt = Date.now();
        const merchant = await getMerchant(
          { externalId: menu.merchantExternalId, brandExternalId, cartCheckoutCode },
          { signal },
        );
        if (refetchMenuAfterLoad) void refreshMenu(client, menu, startedAt);
        return merchant;
      },
    });
  },
  byId: (id: string) =>
    queryOptions({
      queryKey: [...root, 'id', id],
      queryFn: ({ signal }) => getMerchant({ id }, { signal }),
      meta: { context: 'getMerchant' },
    }),
  preview: (merchantPreviewId: string, countryCode: string) =>
    queryOptions({
      queryKey: [...root, 'preview', merchantPreviewId, countryCode],
      queryFn: ({ signal }) => getMerchantPreview({ merchantPreviewId, countryCode }, { signal }),
      meta: { context: 'getMerchantPreview' },
    }),
  deliveryInfo: (id: string) =>
    queryOptions({
      queryKey: [...root, 'delivery-info', id],
      queryFn: ({ signal }) => getMerchantDeliveryInfo({ id }, { signal }),
      meta: { context: 'getMerchantDeliveryInfo' },
    }),
};

/** Reads a menu again that was read before an instant; a failure shows where the menu is shown. */
async function refreshMenu(client: QueryClient, menu: MenusParams, since: number): Promise<void> {
  const { merchantExternalId, ...more } = menu;
  await client.prefetchQuery({
    ...menuQueries.forMerchant(merchantExternalId, more),
    staleTime: Date.now() - since + 1,
    meta: { context: 'getMenus', isHandled: true },
  });
}
