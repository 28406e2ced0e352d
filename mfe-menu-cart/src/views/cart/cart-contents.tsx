import { Slot } from '@tiffin/federation';
import { merchantPaths } from '@tiffin/domain';
import { useSearchParams } from '@tiffin/router';
import { ButtonLink, EmptyState, Stack } from '@tiffin/ui';
import { Switch, Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useAsked } from '../use-asked';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { Bare } from '../bare';
import { CartLine } from './cart-line';
import { CartSettings } from './cart-settings';
import { OtherCarts } from './other-carts';
import { PromoCodes } from './promo-codes';
import { PerkConflictDialog } from './perk-conflict-dialog';
import { ThresholdMeter } from './threshold-meter';
import { TipChoice } from './tip-choice';
import type { CartDesk } from './use-cart-desk';
import { useTotalsRows } from './use-totals-rows';

type CartContentsProps = {
  readonly desk: CartDesk;
  readonly hasPictures: boolean;
  readonly isPage: boolean;
};

/** Renders the items of the cart and their total. In a group order the host decides the rest. */
export function CartContents({ desk, hasPictures, isPage }: CartContentsProps): ReactElement {
  const t = useMenuCartMessages();
  const { merchant, cart, commands } = desk;
  // The item's own dialog explains a conflict while it is open.
  const [query] = useSearchParams();
  const cutlery = useAsked(cart.includeCutlery);
  const rows = useTotalsRows(cart);
  const isEmpty = cart.cartItems.length === 0;
  const isAlone = cart.fulfillmentId === null;
  return (
    <>
      {isEmpty ? (
        <Bare>
          <EmptyState
            level={isPage ? 2 : 3}
            title={t('cart.empty')}
            actions={
              isPage && <ButtonLink to={merchantPaths(merchant.url).menu}>{t('cart.backToMenu')}</ButtonLink>
            }
          >
            {t('cart.emptyMeaning', { merchant: merchant.name })}
          </EmptyState>
        </Bare>
      ) : (
        <Stack aria-label={t('cart.lines')}>
          {cart.cartItems.map((line) => (
            <CartLine key={line.cartItemId} desk={desk} line={line} hasPicture={hasPictures} />
          ))}
        </Stack>
      )}
      <Slot name="group-order-entry" merchantId={merchant.id} placement="cart" />
      {!isEmpty && <ThresholdMeter cart={cart} isBusy={commands.isUpdating} />}
      {isAlone && <CartSettings desk={desk} />}
      {!isEmpty && isAlone && (
        <>
          <Switch
            label={t('cart.cutlery')}
            note={t('cart.cutleryNote')}
            checked={cutlery.shown}
            onChange={(event) => {
              const includeCutlery = event.target.checked;
              cutlery.ask(includeCutlery);
              commands.patch.mutate({ includeCutlery }, { onSettled: cutlery.settle });
            }}
          />
          <TipChoice desk={desk} />
          <PromoCodes desk={desk} />
        </>
      )}
      {!isEmpty && <Totals rows={rows} currencyCode={cart.currencyCode} busy={commands.isUpdating} />}
      {!query.has('item') && <PerkConflictDialog commands={commands} />}
      <OtherCarts merchantId={merchant.id} />
    </>
  );
}
