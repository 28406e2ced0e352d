import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { cartQueries, menuQueries, merchantQueries } from '@tiffin/api';
import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation, useParams } from '@tiffin/router';
import { MENU_VIEW } from '../../routes';

type MenuPage = {
  readonly externalId: string;
  readonly merchant: UseQueryResult<Merchant>;
  readonly menu: UseQueryResult<Menu>;
  readonly cart: Cart | undefined;
};

const isHandled = { meta: { isHandled: true } };

/**
 * Fetches what the menu page needs, by the slug in its URL: merchant and menu together, then the cart. For a
 * scheduled cart it fetches the menu of that time and shows the current one meanwhile. It passes drafts,
 * reviews and previews of the URL on (specification 2).
 */
export function useMenuPage(): MenuPage {
  const { merchantExternalId: externalId = '' } = useParams();
  const { search } = useLocation();
  const { debugreview, menudraftid, merchantPreviewId, countryCode } = parseQueryParameters(search);
  const more = {
    ...MENU_VIEW,
    ...(debugreview && { debug: true }),
    ...(menudraftid !== null && { menuDraftId: menudraftid }),
  };
  const isPreview = merchantPreviewId !== null && countryCode !== null;
  const published = useQuery({
    ...merchantQueries.load({ merchantExternalId: externalId, ...more }),
    enabled: !isPreview,
  });
  const preview = useQuery({
    ...merchantQueries.preview(merchantPreviewId ?? '', countryCode ?? ''),
    ...isHandled,
    enabled: isPreview,
  });
  const merchant = isPreview ? preview : published;
  const menuNow = useQuery({ ...menuQueries.forMerchant(externalId, more), ...isHandled });
  const cart = useQuery({
    ...cartQueries.detail(merchant.data?.id ?? ''),
    ...isHandled,
    enabled: merchant.data !== undefined,
  });
  const scheduledFor = cart.data?.scheduledForTime ?? null;
  const menuThen = useQuery({
    ...menuQueries.atTime(menuNow.data?.id ?? '', scheduledFor ?? '', more),
    ...isHandled,
    enabled: menuNow.data !== undefined && scheduledFor !== null,
  });
  return { externalId, merchant, menu: menuThen.data ? menuThen : menuNow, cart: cart.data };
}
