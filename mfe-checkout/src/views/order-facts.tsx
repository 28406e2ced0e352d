import type { Cart, Merchant } from '@tiffin/contracts';
import { media, Stack } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ExpressService } from './express-service/express-service';
import { OrderFact } from './order-fact';
import { useCheckoutMessages } from './use-checkout-messages';
import { useOrderFacts } from './use-order-facts';
import type { OrderDialog } from './use-order-dialog';

/** One row of three columns; tiers of a stack where there is no room for that. */
const Facts = styled(Stack)`
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child {
      border-radius: 22px 6px 6px 22px;
    }
    & > :last-child {
      border-radius: 6px 22px 22px 6px;
    }
  }
`;

type OrderFactsProps = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly dialog: OrderDialog;
  /** False while the checkout is hidden, because an order may exist. */
  readonly isShown: boolean;
};

/** Renders how, where and when the order comes. Each fact opens the dialog that changes it. */
export function OrderFacts({ merchant, cart, dialog, isShown }: OrderFactsProps): ReactElement {
  const t = useCheckoutMessages();
  const facts = useOrderFacts(merchant, cart);
  return (
    <div>
      <Facts aria-label={t('facts')}>
        {facts.map(({ key, changedBy, ...fact }) => (
          <OrderFact
            key={key}
            {...fact}
            onChange={
              changedBy &&
              (() => {
                dialog.show(changedBy);
              })
            }
          />
        ))}
      </Facts>
      {isShown && cart.fulfillmentType === 'IN_STORE' && <ExpressService merchant={merchant} />}
    </div>
  );
}
