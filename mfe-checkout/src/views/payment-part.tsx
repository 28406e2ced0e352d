import type { CardEntry } from '@tiffin/card-provider';
import { Button, ErrorPanel } from '@tiffin/ui';
import type { ReactElement, Ref } from 'react';
import { CardField } from './card-field';
import { ChangeButton } from './change-button';
import { Part } from './part';
import { PaymentGroups } from './payment-groups';
import { useCheckoutMessages } from './use-checkout-messages';
import { newCardKey } from './use-payment-choice';
import type { PaymentSelection } from './use-payment-choice';
import { usePaymentName } from './use-payment-name';

type PaymentPartProps = {
  readonly payment: PaymentSelection;
  readonly cardEntry: CardEntry;
  readonly cardProblem: string | undefined;
  readonly isEntering: boolean;
  readonly onUseCard: () => void;
  readonly isGuest: boolean;
  readonly isOpen: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onChange: () => void;
};

/**
 * Renders the choice of payment: stored cards and accounts by payer, or a new card in the provider's own
 * field.
 */
export function PaymentPart(props: PaymentPartProps): ReactElement {
  const { payment, cardEntry, cardProblem, isEntering, onUseCard, isGuest, isOpen, headingRef, onChange } =
    props;
  const t = useCheckoutMessages();
  const nameOf = usePaymentName();
  if (payment.isFree) {
    return (
      <Part
        number={6}
        state={isOpen ? 'current' : 'done'}
        title={t('pay.free')}
        note={t('pay.freeNote')}
        headingRef={headingRef}
      />
    );
  }
  const hasChoice = payment.groups.length > 0 || payment.hosted.length > 0 || payment.entered !== undefined;
  if (!isOpen) {
    return (
      <Part
        number={6}
        state="done"
        title={payment.choice ? nameOf(payment.choice) : t('pay.title')}
        note={t('pay.title')}
        change={<ChangeButton part={t('pay.title')} onPress={onChange} />}
      />
    );
  }
  return (
    <Part number={6} state="current" title={t('pay.title')} headingRef={headingRef}>
      {payment.hasFailed && (
        <ErrorPanel level={3} title={t('pay.groupsFailed')} onRetry={payment.retry}>
          {t('pay.groupsFailedNote')}
        </ErrorPanel>
      )}
      {hasChoice && <PaymentGroups payment={payment} isGuest={isGuest} />}
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
    </Part>
  );
}
