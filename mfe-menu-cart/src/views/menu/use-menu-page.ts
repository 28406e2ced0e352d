import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { cartQueries, menuQueries, merchantQueries } from '@tiffin/api';
import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation, useParams } from '@tiffin/router';

type MenuPage = {
  readonly externalId: string;
  readonly merchant: UseQueryResult<Merchant>;
  readonly menu: UseQueryResult<Menu>;
  readonly cart: Cart | undefined;
};

const isHandled = { meta: { isHandled: true } };

/**
 * What the menu page stands on, by the slug in its address: merchant and menu together, then the cart. With a scheduled
 * cart the menu is the one of that moment; the present one stays until it is there. Drafts, reviews and previews of the
 * address are asked for (specification 2).
 */
export function useMenuPage(): MenuPage {
  const { merchantExternalId: externalId = '' } = useParams();
  const { search } = useLocation();
  const { debugreview, menudraftid, merchantPreviewId, countryCode } = parseQueryParameters(search);
  const more = {
    excludeChoices: true,
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
