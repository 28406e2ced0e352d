import { LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import type { ReactElement, ReactNode } from 'react';
import type { PaymentChoice } from '../../domain/payment-choice';
import { Choices } from '../settings/choices';
import { useGroupMessages } from '../use-group-messages';
import { usePaymentTitle } from './use-payment-title';

type PaymentListProps = {
  readonly choices: readonly PaymentChoice[];
  readonly chosenKey: string | undefined;
  readonly isAdding?: boolean;
  readonly onChoose: (key: string) => void;
  /** Absent where only a stored method pays. */
  readonly onAdd?: () => void;
  /** Another choice after the methods. */
  readonly children?: ReactNode;
};

/** Renders stored cards, companies' accounts, and a new card. */
export function PaymentList(props: PaymentListProps): ReactElement {
  const { choices, chosenKey, isAdding = false, onChoose, onAdd, children } = props;
  const t = useGroupMessages();
  const titleOf = usePaymentTitle();
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
        {children}
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
