import type { Cart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

type NextStepButtonProps = {
  readonly cart: Cart;
  readonly isReview: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
};

/** Renders the one primary action: to the review, then the order itself, with the amount on it. */
export function NextStepButton({ cart, isReview, busy, onPress }: NextStepButtonProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  return (
    <Button
      variant="primary"
      size="big"
      wide
      amount={format.money(cart.financialInfo.totalPayableMicro, cart.currencyCode)}
      busy={busy}
      onClick={onPress}
    >
      {t(isReview ? 'review.place' : 'review.go')}
    </Button>
  );
}
