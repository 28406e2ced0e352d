import type { Fulfillment, PaymentMethodIdentifier } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button, Text, toast } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import type { TotalsRow } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { cardPart } from '../../domain/card-part';
import { guestTiers } from '../../domain/guest-tier';
import { useGroupMessages } from '../use-group-messages';
import { useTypedEmail } from '../use-typed-email';
import { PartCardChoice } from './part-card-choice';
import { PartOutcomeNotice } from './part-outcome-notice';
import { usePartCards } from './use-part-cards';
import { usePayPart } from './use-pay-part';
import { ReceiptEmailField } from './receipt-email-field';
import { usePaymentMessages } from './use-payment-messages';

export type PayPartDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/** Renders the dialog in which a guest puts a card behind their part: a stored one, or a new one. */
export function PayPartDialog({ group, onClose }: PayPartDialogProps): ReactElement | null {
  const t = usePaymentMessages();
  const format = useFormat();
  const cards = usePartCards();
  const { isBusy, outcome, pay } = usePayPart(group);
  const email = useTypedEmail({ isRequired: false });
  const mine = guestTiers(group).find(({ isMe }) => isMe);
  const part = mine && cardPart(mine);
  const askedMicro = outcome?.kind === 'changed' ? (outcome.amountMicro ?? 0) : 0;
  const agreedMicro = Math.max(part?.payMicro ?? 0, askedMicro);
  const [openedMicro] = useState(agreedMicro);
  if (!mine || !part) return null;
  const wasMicro = part.heldMicro > 0 ? part.heldMicro : openedMicro;
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const hold = async (paymentMethodIdentifier: PaymentMethodIdentifier) => {
    const receiptEmail = email.check();
    if (receiptEmail === undefined) return;
    const receipt = receiptEmail === '' ? {} : { receiptEmail };
    const paymentMethod = { paymentMethodIdentifier };
    if (!(await pay({ agreedMicro, paymentMethod, ...receipt }))) return;
    toast({ text: t('held', { amount: money(agreedMicro) }), tone: 'good' });
    onClose();
  };
  const { chosen } = cards;
  const pays = { label: t(mine.state === 'ready' ? 'pay' : 'done'), amount: money(agreedMicro) };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      keepOnScrim
      footer={
        chosen && (
          <Button
            variant="primary"
            size="big"
            busy={isBusy}
            amount={pays.amount}
            onClick={() => void hold(chosen.identifier)}
          >
            {pays.label}
          </Button>
        )
      }
    >
      <PartOutcomeNotice outcome={outcome} />
      {agreedMicro > wasMicro && (
        <Banner role="status" tone="warn" icon="warning">
          {t('was', { now: money(agreedMicro), was: money(wasMicro) })}
        </Banner>
      )}
      {part.heldMicro > 0 && agreedMicro > part.heldMicro && (
        <Text>{t('replaces', { now: money(agreedMicro), was: money(part.heldMicro) })}</Text>
      )}
      <PartTotals group={group} agreedMicro={agreedMicro} coveredMicro={mine.coveredMicro} />
      {!cards.hasAccount && <ReceiptEmailField email={email} />}
      <PartCardChoice
        cards={cards}
        payable={{ totalMicro: agreedMicro, currency: group.currencyCode }}
        isBusy={isBusy}
        pays={pays}
        onEntered={(identifier) => void hold(identifier)}
      />
      <Text $size="hint" data-content="">
        {t('promise', { host: group.host.firstName })}
      </Text>
    </Dialog>
  );
}

type PartTotalsProps = {
  readonly group: Fulfillment;
  readonly agreedMicro: number;
  readonly coveredMicro: number;
};

function PartTotals({ group, agreedMicro, coveredMicro }: PartTotalsProps): ReactElement {
  const t = usePaymentMessages();
  const tGroup = useGroupMessages();
  const rows: readonly (TotalsRow | false)[] = [
    { key: 'part', label: t('part'), amountMicro: agreedMicro + coveredMicro },
    coveredMicro > 0 && {
      key: 'covered',
      label: tGroup('part.covered'),
      amountMicro: -coveredMicro,
      kind: 'off',
    },
    { key: 'own', label: t('own'), amountMicro: agreedMicro, kind: 'total' },
  ];
  return <Totals currencyCode={group.currencyCode} rows={rows.filter((row) => row !== false)} />;
}
