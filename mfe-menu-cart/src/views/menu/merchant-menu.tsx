import type { UseQueryResult } from '@tanstack/react-query';
import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { takesCart } from '@tiffin/domain';
import { lazyScreen, Slot } from '@tiffin/federation';
import { useAvailability } from '@tiffin/screen-parts';
import { Column, ErrorPanel, Row, SideLayout, StickySide, Wrap, media } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import styled from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useIsDesktop } from '../use-is-desktop';
import { CartLauncher } from '../cart/cart-launcher';
import { CartColumn } from '../cart/cart-column';
import { CartParameters } from '../cart/cart-parameters';
import { ItemOverlay } from '../item/item-overlay';
import { MenuOffers } from '../offers/menu-offers';
import { Categories } from './categories';
import { loadBarMenus } from './bar-menu';
import type { MenuLanguageNote } from './menu-language-note';
import { MenuResults } from './menu-results';
import { MenuSkeleton } from './menu-skeleton';
import { MerchantHead } from './merchant-head';
import type { OrderingBanner } from './ordering-banner';
import type { ShownLanguage } from './use-menu-page';
import { useMenuSearch } from './use-menu-search';
import { useResultsInView } from './use-results-in-view';
import { useScrollSpy } from './use-scroll-spy';

const Ordering = lazyScreen<ComponentProps<typeof OrderingBanner>>(() =>
  import('./ordering-banner').then((m) => ({ View: m.OrderingBanner })),
);

const LanguageNote = lazyScreen<ComponentProps<typeof MenuLanguageNote>>(() =>
  loadBarMenus().then((m) => ({ View: m.MenuLanguageNote })),
);

/** Reserves the space of a line of text. */
const NoteRoom = styled.div`
  min-height: 24px;
`;

/** Reserves the height of the group order's button, or of the link to the group, which come later. */
const Actions = styled(Row)`
  min-height: 44px;
`;

/** Reserves the space of a banner of two lines. */
const BannerRoom = styled.div`
  height: 76px;
`;

const Body = styled(Wrap)`
  padding-block: 12px 36px;
  ${media.tabletUp} {
    padding-top: 20px;
  }
`;

/** Reserves the space of the category bar until the menu has loaded. */
const CategoryRoom = styled.div`
  height: 53.5px;
`;

/** Leaves room for the category bar above it. */
const Dishes = styled(Column)`
  scroll-margin-top: 72px;
`;

const Side = styled(StickySide)`
  ${media.desktop} {
    top: 68px;
  }
`;

type MerchantMenuProps = {
  readonly merchant: Merchant;
  readonly menu: UseQueryResult<Menu>;
  /** Undefined until the menu has loaded. */
  readonly language: ShownLanguage | undefined;
  readonly cart: Cart | undefined;
};

/**
 * Renders the menu page of a merchant: head, categories, dishes, and the cart beside them or behind a bar.
 */
export function MerchantMenu({ merchant, menu, language, cart }: MerchantMenuProps): ReactElement {
  const t = useMenuCartMessages();
  const isDesktop = useIsDesktop();
  const availability = useAvailability(merchant);
  const canOrder = takesCart(availability);
  const search = useMenuSearch(menu.data);
  const note = language?.asked ? language.retry && language.asked : language?.ofDishes;
  const results = useResultsInView(search.what);
  const current = useScrollSpy(search.sections.map(({ id }) => id));
  // In a checkout it only leads back to a group, so that none starts where orders are refused.
  const placement = canOrder ? 'menu' : 'checkout';
  const groupEntry = <Slot name="group-order-entry" merchantId={merchant.id} placement={placement} />;
  return (
    <>
      <CartParameters merchant={merchant} />
      <Wrap>
        <MerchantHead merchant={merchant} menu={menu.data} isMenuPending={menu.isPending} cart={cart} />
        <Column $gap={12}>
          {availability.reason !== null && (
            <Suspense fallback={<BannerRoom />}>
              <Ordering merchant={merchant} cart={cart} />
            </Suspense>
          )}
          {(canOrder || cart?.fulfillmentId) && (
            <Actions $wrap $gap={12}>
              {groupEntry}
              {!cart?.fulfillmentId && <MenuOffers cart={cart} />}
            </Actions>
          )}
        </Column>
      </Wrap>
      {language && <Categories search={search} language={language} currentId={current} />}
      {menu.isPending && <CategoryRoom />}
      <Body>
        <SideLayout>
          <Dishes $gap={24} ref={results}>
            {note && (
              <NoteRoom>
                <Suspense fallback={null}>
                  <LanguageNote tag={note} retry={language?.retry} />
                </Suspense>
              </NoteRoom>
            )}
            {menu.data && (
              <MenuResults
                language={language?.ofDishes}
                sections={search.sections}
                what={search.what}
                currencyCode={merchant.currencyCode}
                cart={cart}
                canOrder={canOrder}
                onClear={search.clear}
              />
            )}
            {menu.isPending && <MenuSkeleton />}
            {menu.isError && !menu.data && (
              <ErrorPanel
                title={t('menu.dishesFailed')}
                busy={menu.isFetching}
                onRetry={() => {
                  void menu.refetch();
                }}
              >
                {t('menu.dishesFailedMeaning')}
              </ErrorPanel>
            )}
          </Dishes>
          {isDesktop && !merchant.isRelayMerchant && (
            <Side aria-label={t('cart.title')} data-beside="">
              <CartColumn merchant={merchant} />
            </Side>
          )}
        </SideLayout>
      </Body>
      {!isDesktop && !merchant.isRelayMerchant && <CartLauncher merchant={merchant} cart={cart} />}
      {menu.data && (
        <ItemOverlay merchant={merchant} menu={menu.data} language={language?.ofDishes} cart={cart} />
      )}
    </>
  );
}
