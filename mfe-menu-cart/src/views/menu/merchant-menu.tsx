import type { UseQueryResult } from '@tanstack/react-query';
import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { menuLocale, takesCart } from '@tiffin/domain';
import { Slot } from '@tiffin/federation';
import { useLocale } from '@tiffin/i18n';
import { Column, ErrorPanel, SideLayout, StickySide, Wrap, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useAvailability } from '../use-availability';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useIsDesktop } from '../use-is-desktop';
import { CartLauncher } from '../cart/cart-launcher';
import { CartColumn } from '../cart/cart-column';
import { CartParameters } from '../cart/cart-parameters';
import { ItemOverlay } from '../item/item-overlay';
import { Categories } from './categories';
import { MenuLanguage } from './menu-language';
import { MenuResults } from './menu-results';
import { MenuSearch } from './menu-search';
import { MenuSkeleton } from './menu-skeleton';
import { MerchantHead } from './merchant-head';
import { OrderingBanner } from './ordering-banner';
import { useMenuSearch } from './use-menu-search';
import { useScrollSpy } from './use-scroll-spy';

const Body = styled(Wrap)`
  padding-block: 20px 36px;
`;

/** Reserves the space of the category bar until the menu has loaded. */
const CategoryRoom = styled.div`
  height: 53.5px;
`;

const Side = styled(StickySide)`
  ${media.desktop} {
    top: 68px;
  }
`;

type MerchantMenuProps = {
  readonly merchant: Merchant;
  readonly menu: UseQueryResult<Menu>;
  readonly cart: Cart | undefined;
};

/**
 * Renders the menu page of a merchant: head, categories, dishes, and the cart beside them or behind a bar.
 */
export function MerchantMenu({ merchant, menu, cart }: MerchantMenuProps): ReactElement {
  const t = useMenuCartMessages();
  const isDesktop = useIsDesktop();
  const canOrder = takesCart(useAvailability(merchant));
  const search = useMenuSearch(menu.data);
  const locale = useLocale();
  const written = menu.data && menuLocale(menu.data, locale);
  const current = useScrollSpy(search.sections.map(({ id }) => id));
  return (
    <>
      <CartParameters merchant={merchant} />
      <Wrap>
        <MerchantHead merchant={merchant} cart={cart} />
        <Column $gap={12}>
          <OrderingBanner merchant={merchant} cart={cart} />
          {(canOrder || cart?.fulfillmentId) && (
            <Slot name="group-order-entry" merchantId={merchant.id} placement="menu" />
          )}
        </Column>
      </Wrap>
      {search.sections.length > 0 && <Categories sections={search.sections} currentId={current} />}
      {menu.isPending && <CategoryRoom />}
      <Body>
        <SideLayout>
          <Column $gap={24}>
            {menu.data && <MenuSearch search={search} />}
            {written && !written.isReaders && <MenuLanguage tag={written.tag} />}
            {menu.data && (
              <MenuResults
                language={written?.isReaders === false ? written.tag : undefined}
                sections={search.sections}
                term={search.term}
                currencyCode={merchant.currencyCode}
                cart={cart}
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
          </Column>
          {isDesktop && (
            <Side aria-label={t('cart.title')}>
              <CartColumn merchant={merchant} />
            </Side>
          )}
        </SideLayout>
      </Body>
      {!isDesktop && <CartLauncher merchant={merchant} cart={cart} />}
      {menu.data && <ItemOverlay merchant={merchant} menu={menu.data} cart={cart} />}
    </>
  );
}
