import { LazyFulfillmentDialog, LazyScheduleDialog, useAddressEntry } from '@tiffin/places/cart-settings';
import { cartObstacles, groupPath, merchantPaths } from '@tiffin/domain';
import type { CartObstacle } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import { Button, ButtonLink, Column, FieldError } from '@tiffin/ui';
import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { LazyExpressPayment } from './lazy-express-payment';
import type { EditableCart } from './use-editable-cart';
import { useObstacleWords } from './use-obstacle-words';

/** The foot of a dialog is a row. */
const Steps = styled(Column)`
  flex: 1;
`;

/** Renders the next step of a cart: to checkout with its total, to the group, or the obstacle. */
export function CartAction({ editable }: { readonly editable: EditableCart }): ReactElement | null {
  const t = useMenuCartMessages();
  const format = useFormat();
  const { merchant, cart, commands } = editable;
  const [first] = cartObstacles(cart, useAvailability(merchant));
  const total = format.money(cart.financialInfo.totalPayableMicro, cart.currencyCode);
  if (cart.fulfillmentId !== null) {
    return (
      <ButtonLink
        to={groupPath(cart.fulfillmentId)}
        variant="primary"
        size="big"
        wide
        amount={format.money(cart.financialInfo.subtotalMicro, cart.currencyCode)}
      >
        {t('cart.toGroup')}
      </ButtonLink>
    );
  }
  if (cart.cartItems.length === 0) return null;
  if (first) return <Obstructed editable={editable} obstacle={first} total={total} />;
  return (
    <Steps $gap={8}>
      <ButtonLink
        to={merchantPaths(merchant.url).placeOrder}
        variant="primary"
        size="big"
        wide
        amount={<span aria-busy={commands.isUpdating || undefined}>{total}</span>}
      >
        {t('cart.checkout')}
      </ButtonLink>
      <LazyExpressPayment merchant={merchant} cart={cart} />
    </Steps>
  );
}

type ObstructedProps = {
  readonly editable: EditableCart;
  readonly obstacle: CartObstacle;
  readonly total: string;
};

/**
 * Renders a button that stays enabled: it leads to the remedy, or to the sentence that names what is missing.
 */
function Obstructed({ editable, obstacle, total }: ObstructedProps): ReactElement {
  const t = useMenuCartMessages();
  const wordsOf = useObstacleWords(editable.cart.currencyCode);
  const sentence = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const entry = useAddressEntry();
  const close = () => {
    setIsOpen(false);
  };
  const needsChoice = obstacle.code === 'NEEDS_ADDRESS' || obstacle.code === 'NEEDS_TIME';
  return (
    <Steps $gap={8}>
      {!needsChoice && (
        <div ref={sentence} id={id} tabIndex={-1}>
          <FieldError>{wordsOf(obstacle)}</FieldError>
        </div>
      )}
      <Button
        variant="primary"
        size="big"
        wide
        amount={total}
        aria-describedby={needsChoice ? undefined : id}
        onClick={() => {
          setIsOpen(needsChoice);
          sentence.current?.focus();
        }}
      >
        {needsChoice ? wordsOf(obstacle) : t('cart.checkout')}
      </Button>
      {isOpen && obstacle.code === 'NEEDS_ADDRESS' && (
        <LazyFulfillmentDialog {...editable} entry={entry} onClose={close} />
      )}
      {isOpen && obstacle.code === 'NEEDS_TIME' && (
        <LazyScheduleDialog merchant={editable.merchant} cart={editable.cart} onClose={close} />
      )}
    </Steps>
  );
}
