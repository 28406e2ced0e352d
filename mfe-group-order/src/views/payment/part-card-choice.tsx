import type { Payable } from '@tiffin/card-provider';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import { ErrorPanel, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { NewCard } from '../checkout/new-card';
import { PaymentList } from '../checkout/payment-list';
import { useGroupMessages } from '../use-group-messages';
import type { PartCards } from './use-part-cards';
import { usePaymentMessages } from './use-payment-messages';

type PartCardChoiceProps = {
  readonly cards: PartCards;
  readonly payable: Payable;
  readonly isBusy: boolean;
  /** What a new card pays at once. */
  readonly pays: { readonly label: string; readonly amount: string };
  readonly onEntered: (identifier: PaymentMethodIdentifier) => void;
};

/** Renders a guest's stored cards and the entry of a new one. Without an account the card is used once. */
export function PartCardChoice({
  cards,
  payable,
  isBusy,
  pays,
  onEntered,
}: PartCardChoiceProps): ReactElement {
  const t = usePaymentMessages();
  const tGroup = useGroupMessages();
  if (cards.state === 'loading') return <Skeleton $height="64px" $radius="22px" />;
  if (cards.state === 'failed') {
    return (
      <ErrorPanel
        level={3}
        title={tGroup('checkout.methodsFailed')}
        busy={cards.isFetching}
        onRetry={cards.retry}
      />
    );
  }
  return (
    <>
      {cards.choices.length > 0 && (
        <PaymentList
          choices={cards.choices}
          chosenKey={cards.chosen?.key}
          isAdding={cards.chosen === undefined}
          onChoose={cards.choose}
          onAdd={cards.enterNew}
        />
      )}
      {cards.chosen === undefined && (
        <NewCard
          payable={cards.hasAccount ? undefined : payable}
          hint={cards.hasAccount ? tGroup('card.hint') : t('once')}
          isBusy={isBusy}
          pays={pays}
          onEntered={onEntered}
        />
      )}
    </>
  );
}
