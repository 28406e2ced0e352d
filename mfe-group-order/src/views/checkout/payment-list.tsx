import { LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { brandName } from '../../domain/brand-name';
import type { PaymentChoice } from '../../domain/payment-choice';
import { Choices } from '../settings/choices';
import { useGroupMessages } from '../use-group-messages';

type PaymentListProps = {
  readonly choices: readonly PaymentChoice[];
  readonly chosenKey: string | undefined;
  readonly isAdding?: boolean;
  readonly onChoose: (key: string) => void;
  /** Absent where only a stored method pays. */
  readonly onAdd?: () => void;
};

/** Renders stored cards, companies' accounts, and a new card. */
export function PaymentList(props: PaymentListProps): ReactElement {
  const { choices, chosenKey, isAdding = false, onChoose, onAdd } = props;
  const t = useGroupMessages();
  const titleOf = ({ card, name }: PaymentChoice) =>
    card === null
      ? name
      : t('checkout.card', {
          brand: brandName(card.brand),
          last4: card.last4,
        });
  return (
    <Choices>
      <LabelText as="legend">{t('checkout.with')}</LabelText>
      <Stack as="div">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.key}
            name="group-payment"
            value={choice.key}
            icon={choice.card === null ? 'building' : 'card'}
            checked={choice.key === chosenKey}
            title={<span data-content={choice.card === null ? '' : undefined}>{titleOf(choice)}</span>}
            note={choice.payer ? <span data-content="">{choice.payer}</span> : undefined}
            onChange={() => {
              onChoose(choice.key);
            }}
          />
        ))}
        {onAdd && (
          <ChoiceRow
            name="group-payment"
            value="new"
            icon="plus"
            checked={isAdding}
            title={t('checkout.another')}
            onChange={onAdd}
          />
        )}
      </Stack>
    </Choices>
  );
}
