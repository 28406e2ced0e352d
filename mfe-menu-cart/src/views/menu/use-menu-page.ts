import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { cartQueries, menuQueries, merchantQueries } from '@tiffin/api';
import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation, useParams } from '@tiffin/router';
import { firstQueries } from './first-queries';
import { useMenuLanguage } from './use-menu-language';
import type { MenuLanguage } from './use-menu-language';

/** The language of the dishes on the page. */
export type ShownLanguage = MenuLanguage & {
  /** A BCP 47 tag if it differs from the page's. */
  readonly ofDishes: string | undefined;
  /** Asks again for the menu in the chosen language; undefined unless that failed. */
  readonly retry: (() => void) | undefined;
};

type MenuPage = {
  readonly externalId: string;
  readonly merchant: UseQueryResult<Merchant>;
  readonly menu: UseQueryResult<Menu>;
  /** Undefined until the menu has loaded. */
  readonly language: ShownLanguage | undefined;
  readonly cart: Cart | undefined;
};

/**
 * Fetches what the menu page needs, by the slug in its URL: merchant and menu together, then the cart. For a
 * scheduled cart, and for a language that the reader has chosen, it fetches that menu and shows the current one
 * meanwhile. It passes drafts, reviews and previews of the URL on (specification 2).
 */
export function useMenuPage(): MenuPage {
  const { merchantExternalId: externalId = '' } = useParams();
  const { search } = useLocation();
  const { merchantPreviewId, countryCode } = parseQueryParameters(search);
  const isPreview = merchantPreviewId !== null && countryCode !== null;
  const { more, moreNow, merchantNow, menuOfNow } = firstQueries(externalId, search);
  const published = useQuery({ ...merchantNow, enabled: !isPreview });
  const preview = useQuery({
    ...handled(merchantQueries.preview(merchantPreviewId ?? '', countryCode ?? '')),
    enabled: isPreview,
  });
  const merchant = isPreview ? preview : published;
  const menuNow = useQuery(handled(menuOfNow));
  const language = useMenuLanguage(menuNow.data);
  const asked = language?.asked;
  const cart = useQuery({
    ...handled(cartQueries.detail(merchant.data?.id ?? '')),
    enabled: merchant.data !== undefined,
  });
  const scheduledFor = cart.data?.scheduledForTime ?? null;
  const menuThen = useQuery({
    ...handled(menuQueries.atTime(menuNow.data?.id ?? '', scheduledFor ?? '', more, asked)),
    enabled: menuNow.data !== undefined && scheduledFor !== null,
  });
  // Without a choice this is the query of menuNow.
  const menuAsked = useQuery({
    ...handled(menuQueries.forMerchant(externalId, moreNow, asked)),
    enabled: asked !== undefined,
  });
  const menu = [menuThen, menuAsked].find(({ data }) => data) ?? menuNow;
  return {
    externalId,
    merchant,
    menu,
    language: language && {
      ...language,
      ofDishes: menu === menuNow || asked === undefined ? foreignTag(language) : asked,
      retry: menuAsked.isError ? () => void menuAsked.refetch() : undefined,
    },
    cart: cart.data,
  };
}

function foreignTag({ usual }: MenuLanguage): string | undefined {
  return usual.isReaders ? undefined : usual.tag;
}

/** Returns a query whose failure this screen shows itself. */
function handled<Query extends { readonly meta?: Readonly<Record<string, unknown>> | undefined }>(
  query: Query,
): Query & { readonly meta: { readonly isHandled: true } } {
  return { ...query, meta: { ...query.meta, isHandled: true } };
}
