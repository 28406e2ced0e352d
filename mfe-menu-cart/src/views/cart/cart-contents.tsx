import { Slot } from '@tiffin/federation';
import { merchantPaths, takesCart } from '@tiffin/domain';
import { useSearchParams } from '@tiffin/router';
import { CartBenefits, PromoCodes, useAvailability, useOptimisticChoice } from '@tiffin/screen-parts';
import { ButtonLink, EmptyState, Stack } from '@tiffin/ui';
import { Switch } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import roll from '../../glyphs/roll-bite.svg';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { OffersPanel } from '../offers/offers-panel';
import { WithoutCard } from '../without-card';
import { AddressOfferBanner } from './address-offer-banner';
import { CartLine } from './cart-line';
import { CartNote } from './cart-note';
import { CartSettings } from './cart-settings';
import { CartTotals } from './cart-totals';
import { OtherCarts } from './other-carts';
import { PerkConflictDialog } from './perk-conflict-dialog';
import { ThresholdMeter } from './threshold-meter';
import type { EditableCart } from './use-editable-cart';

const breathe = keyframes`
  0%, 100% { opacity: .45; }
  50% { opacity: 1; }
`;

/**
 * The place of the group order's button or link, which comes later from another remote. Its skeleton goes away by itself if
 * nothing comes.
 */
const GroupEntry = styled.div`
  min-height: 44px;
  &:empty {
    border-radius: var(--r-control);
    background: var(--border);
    opacity: 0;
    animation: ${breathe} 3.2s ease-in-out 300ms 4;
    @media (prefers-reduced-motion: reduce) {
      opacity: 0.45;
    }
  }
`;

type CartContentsProps = {
  readonly editable: EditableCart;
  readonly hasPictures: boolean;
  readonly isPage: boolean;
};

/** Renders the items of the cart and their total. In a group order the host decides the rest. */
export function CartContents({ editable, hasPictures, isPage }: CartContentsProps): ReactElement {
  const t = useMenuCartMessages();
  const { merchant, cart, commands } = editable;
  // The item's own dialog explains a conflict while it is open.
  const [query] = useSearchParams();
  const cutlery = useOptimisticChoice(cart.includeCutlery);
  const isEmpty = cart.cartItems.length === 0;
  const isAlone = cart.fulfillmentId === null;
  const canOrder = takesCart(useAvailability(merchant));
  return (
    <>
      {isEmpty ? (
        <WithoutCard>
          <EmptyState
            glyphUrl={roll}
            level={isPage ? 2 : 3}
            title={t('cart.empty')}
            actions={
              isPage && <ButtonLink to={merchantPaths(merchant.url).menu}>{t('cart.backToMenu')}</ButtonLink>
            }
          >
            {t('cart.emptyMeaning', { merchant: merchant.name })}
          </EmptyState>
        </WithoutCard>
      ) : (
        <Stack aria-label={t('cart.lines')}>
          {cart.cartItems.map((line) => (
            <CartLine key={line.cartItemId} editable={editable} line={line} hasPicture={hasPictures} />
          ))}
        </Stack>
      )}
      {((canOrder && merchant.supportsGroupOrdering) || !isAlone) && (
        <GroupEntry data-late="">
          <Slot
            name="group-order-entry"
            merchantId={merchant.id}
            placement={canOrder ? 'cart' : 'checkout'}
          />
        </GroupEntry>
      )}
      {!isEmpty && <ThresholdMeter cart={cart} isBusy={commands.isUpdating} />}
      {isAlone && <CartSettings editable={editable} />}
      {isAlone && <AddressOfferBanner editable={editable} />}
      {!isEmpty && isAlone && (
        <>
          <Switch
            label={t('cart.cutlery')}
            note={t('cart.cutleryNote')}
            checked={cutlery.shown}
            onChange={(event) => {
              const includeCutlery = event.target.checked;
              cutlery.choose(includeCutlery);
              commands.patch.mutate({ includeCutlery }, { onSettled: cutlery.settle });
            }}
          />
          <CartNote editable={editable} />
          <OffersPanel cart={cart} />
          <PromoCodes cart={cart} />
        </>
      )}
      {!isEmpty && <CartTotals editable={editable} />}
      {!isEmpty && <CartBenefits cart={cart} />}
      {!query.has('item') && <PerkConflictDialog merchantId={merchant.id} commands={commands} />}
      <OtherCarts merchantId={merchant.id} />
    </>
  );
}
