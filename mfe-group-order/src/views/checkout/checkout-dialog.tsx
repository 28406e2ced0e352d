import { useQuery } from '@tanstack/react-query';
import { paymentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { mayPay } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { Button, ErrorPanel, Skeleton } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { guestTiers } from '../../domain/guest-tier';
import { paymentChoices } from '../../domain/payment-choice';
import { useTotalRows } from '../money/use-total-rows';
import { useGroupMessages } from '../use-group-messages';
import { CheckingNotice } from './checking-notice';
import { ConfirmNotice } from './confirm-notice';
import { NewCard } from './new-card';
import { PaymentList } from './payment-list';
import { UndoneNotice } from './undone-notice';
import { useConfirmGroup } from './use-confirm-group';

type CheckoutDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/** Renders the dialog in which the host closes the group and pays for it. */
export function CheckoutDialog({ group, onClose }: CheckoutDialogProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const rows = useTotalRows(group);
  const methods = useQuery({
    ...paymentQueries.groups(),
    meta: { context: 'getPaymentGroups', isHandled: true },
  });
  const choices = methods.data ? paymentChoices(methods.data) : [];
  const [chosenKey, setChosenKey] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const chosen = choices.find(({ key }) => key === chosenKey) ?? choices[0];
  const confirming = useConfirmGroup(group, chosen?.identifier);
  const { state } = confirming.payment;
  const isBusy = !mayPay(state) && state.kind !== 'unreachable' && state.kind !== 'unsure';
  const isSent = isBusy || state.kind === 'paid';
  // The service has what was sent, so the order's page may be of a new version.
  useDirty(!isSent && chosen !== choices[0]);
  const needsCard = methods.isSuccess && (isAdding || choices.length === 0);
  return (
    <Dialog
      title={t('checkout.title')}
      onClose={onClose}
      keepOnScrim
      footer={
        <Button
          variant="primary"
          size="big"
          busy={isBusy}
          disabled={
            !chosen || needsCard || !(isBusy || mayPay(state)) || group.costBreakdown.itemSumMicro === 0
          }
          amount={format.money(group.costBreakdown.totalMicro, group.currencyCode)}
          onClick={() => void confirming.confirm()}
        >
          {t(state.kind === 'asking' ? 'checkout.asking' : 'checkout.pay')}
        </Button>
      }
    >
      <CheckingNotice payment={confirming.payment} />
      <ConfirmNotice outcome={confirming.outcome} group={group} />
      <UndoneNotice tiers={guestTiers(group)} />
      {methods.isPending && <Skeleton $height="64px" $radius="22px" />}
      {methods.isError && !methods.data && (
        <ErrorPanel
          level={3}
          title={t('checkout.methodsFailed')}
          busy={methods.isFetching}
          onRetry={() => void methods.refetch()}
        />
      )}
      {choices.length > 0 && (
        <PaymentList
          choices={choices}
          chosenKey={isAdding ? undefined : chosen?.key}
          isAdding={isAdding}
          onChoose={(key) => {
            setAdding(false);
            setChosenKey(key);
          }}
          onAdd={() => {
            setAdding(true);
          }}
        />
      )}
      {needsCard && (
        <NewCard
          onStored={(key) => {
            setChosenKey(key);
            setAdding(false);
          }}
        />
      )}
      <Totals rows={rows} currencyCode={group.currencyCode} busy={isBusy} />
    </Dialog>
  );
}
