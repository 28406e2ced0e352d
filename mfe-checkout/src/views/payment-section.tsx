import type { CardEntry } from '@tiffin/card-provider';
import { Button, ErrorPanel } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { CardField } from './card-field';
import { PaymentGroups } from './payment-groups';
import { StepSection } from './step-section';
import { useCheckoutMessages } from './use-checkout-messages';
import { newCardKey } from './use-payment-choice';
import type { PaymentSelection } from './use-payment-choice';
import { usePaymentName } from './use-payment-name';

type PaymentSectionProps = {
  readonly payment: PaymentSelection;
  readonly cardEntry: CardEntry;
  readonly cardProblem: string | undefined;
  readonly isEntering: boolean;
  readonly onUseCard: () => void;
  readonly isGuest: boolean;
  readonly isOpen: boolean;
};

/**
 * Renders the choice of payment: stored cards and accounts by payer, or a new card in the provider's own
 * field.
 */
export function PaymentSection(props: PaymentSectionProps): ReactElement {
  const { payment, cardEntry, cardProblem, isEntering, onUseCard, isGuest, isOpen } = props;
  const t = useCheckoutMessages();
  const nameOf = usePaymentName();
  if (payment.isFree) {
    return <StepSection title={t('pay.free')} note={t('pay.freeNote')} />;
  }
  const hasChoice = payment.groups.length > 0 || payment.hosted.length > 0 || payment.entered !== undefined;
  if (!isOpen) {
    return (
      <StepSection title={payment.choice ? nameOf(payment.choice) : t('pay.title')} note={t('pay.method')} />
    );
  }
  return (
    <StepSection title={t('pay.method')}>
      {payment.hasFailed && (
        <ErrorPanel level={3} title={t('pay.groupsFailed')} onRetry={payment.retry}>
          {t('pay.groupsFailedNote')}
        </ErrorPanel>
      )}
      {hasChoice && <PaymentGroups payment={payment} />}
      {payment.selectedKey === newCardKey && (
        <CardField cardEntry={cardEntry} problem={cardProblem}>
          {!isGuest && (
            <div>
              <Button size="small" icon="card" busy={isEntering} onClick={onUseCard}>
                {t('pay.use')}
              </Button>
            </div>
          )}
        </CardField>
      )}
    </StepSection>
  );
}
