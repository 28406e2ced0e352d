import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { Column, Icon, PageHeading, Picture, Row, TextButton, media } from '@tiffin/ui';
import { startTransition, Suspense, useId, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import styled from 'styled-components';
import { FulfillmentSwitch } from '../cart/fulfillment-switch';
import { LazyFavouriteButton } from '../favourites/lazy-favourite-button';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { bandHeight } from './band-height';
import { LazyMerchantOffers } from './lazy-merchant-offers';
import type { MerchantDetails } from './merchant-details';
import { MerchantFacts } from './merchant-facts';

const Details = lazyScreen<ComponentProps<typeof MerchantDetails>>(() =>
  import(/* webpackChunkName: "merchant-details" */ './merchant-details').then((m) => ({
    View: m.MerchantDetails,
  })),
);

const Head = styled(Column)`
  padding-block: 4px 10px;
  ${media.tabletUp} {
    padding-block: 10px 16px;
  }
`;

const Band = styled(Picture)`
  aspect-ratio: auto !important;
  ${bandHeight}
`;

const Name = styled(Column)`
  flex: 1 1 300px;
`;

/** As high as the switch, which a cart in a group does not have. */
const Ways = styled(Row)`
  min-height: 48px;
`;

/** On phones only the icon shows. */
const DetailsButton = styled(TextButton)`
  min-height: 44px;
  ${media.mobile} {
    min-width: 44px;
    justify-content: center;
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

type MerchantHeadProps = {
  readonly merchant: Merchant;
  /** Undefined while it loads. */
  readonly menu: Menu | undefined;
  /** True until the menu has loaded or failed. */
  readonly isMenuPending: boolean;
  readonly cart: Cart | undefined;
};

/**
 * Renders the top of a merchant's page: picture, name, terms, delivery or pickup, offers, and facts that are folded
 * until a press or `learn` in the URL opens them.
 */
export function MerchantHead({ merchant, menu, isMenuPending, cart }: MerchantHeadProps): ReactElement {
  const t = useMenuCartMessages();
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(() => parseQueryParameters(search).learn);
  const id = useId();
  return (
    <Head $gap={10}>
      <Band className="move-picture" src={merchant.theme.headerImageUrl ?? merchant.imageUrl} eager />
      <Row $wrap $between $gap={10} $align="end">
        <Name $gap={6}>
          <PageHeading look="display" className="move-name">
            {merchant.name}
          </PageHeading>
          <MerchantFacts merchant={merchant} cart={cart} />
        </Name>
        <Ways $wrap $gap={12}>
          {!merchant.isRelayMerchant && <FulfillmentSwitch merchant={merchant} cart={cart} />}
          <LazyFavouriteButton merchant={merchant} isMenuPending={isMenuPending} />
          <DetailsButton
            $small
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => {
              startTransition(() => setIsOpen(!isOpen));
            }}
          >
            <Icon name={isOpen ? 'chevron-up' : 'info'} />
            <span>{t('details.title')}</span>
          </DetailsButton>
        </Ways>
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <Details id={id} merchant={merchant} menu={menu} />
        </Suspense>
      )}
      <LazyMerchantOffers merchant={merchant} isMenuPending={isMenuPending} cart={cart} />
    </Head>
  );
}
