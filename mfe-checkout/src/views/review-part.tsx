import type { Cart } from '@tiffin/contracts';
import { Text } from '@tiffin/ui';
import type { ReactElement, Ref } from 'react';
import { Part } from './part';
import { useCheckoutMessages } from './use-checkout-messages';

type ReviewPartProps = {
  readonly cart: Cart;
  readonly isOpen: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
};

/** Renders the review before the order is sent. */
export function ReviewPart({ cart, isOpen, headingRef }: ReviewPartProps): ReactElement {
  const t = useCheckoutMessages();
  if (!isOpen) return <Part number={2} state="todo" title={t('review.title')} note={t('review.todo')} />;
  return (
    <Part
      number={2}
      state="current"
      title={t('review.title')}
      note={t('review.note')}
      headingRef={headingRef}
    >
      <div>
        <Text>{t(cart.includeCutlery ? 'review.cutlery' : 'review.noCutlery')}</Text>
        {cart.note !== '' && <Text $tone="muted">{t('review.cartNote', { note: cart.note })}</Text>}
        <Text $size="hint">{t('review.cancelHint')}</Text>
      </div>
    </Part>
  );
}
