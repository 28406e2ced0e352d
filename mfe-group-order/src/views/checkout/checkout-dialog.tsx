import type { Fulfillment } from '@tiffin/contracts';
import { FREE_PAYMENT, isCompanyBill, isFree, mayPay, paymentKey } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button, ErrorPanel, Skeleton } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { guestTiers } from '../../domain/guest-tier';
import { hostPayment } from '../../domain/host-payment';
import { useTotalRows } from '../money/use-total-rows';
import { useGroupMessages } from '../use-group-messages';
import { ChangedNotice } from './changed-notice';
import { CheckingNotice } from './checking-notice';
import { ConfirmNotice } from './confirm-notice';
import { MissingPayments } from './missing-payments';
import { NewCard } from './new-card';
import { PaymentList } from './payment-list';
import { UndoneNotice } from './undone-notice';
import { useAgreedBill } from './use-agreed-bill';
import { useConfirmGroup } from './use-confirm-group';
import { useCoveredGuests } from './use-covered-guests';
import { useHostPaymentChoices } from './use-host-payment-choices';

type CheckoutDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/** Renders the dialog in which the host closes the group and pays for it. */
export function CheckoutDialog({ group, onClose }: CheckoutDialogProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const rows = useTotalRows(group);
  const { hostMicro, missing } = hostPayment(group);
  const covering = useCoveredGuests(missing);
  const isFreeGroup = isFree(hostMicro);
  const { methods, choices, preferred } = useHostPaymentChoices(group, !isFreeGroup);
  const first = preferred ?? choices[0];
  const [chosenKey, setChosenKey] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const chosen = choices.find(({ key }) => key === chosenKey) ?? first;
  const bill = useAgreedBill(group);
  const confirming = useConfirmGroup(
    bill.agreed,
    isFreeGroup ? FREE_PAYMENT : chosen?.identifier,
    covering.coveredIds,
  );
  const { state } = confirming.payment;
  const isBusy = !mayPay(state) && state.kind !== 'unreachable' && state.kind !== 'unsure';
  const isSent = isBusy || state.kind === 'paid';
  // What was sent is charged as it was agreed to, or not at all.
  const isChanged = bill.isChanged && mayPay(state);
  // The service has what was sent, so the order's page may be of a new version.
  useDirty(!isSent && chosen !== first);
  const needsCard = !isFreeGroup && methods.isSuccess && (isAdding || choices.length === 0);
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
            !isChanged &&
            ((!isFreeGroup && (!chosen || needsCard)) ||
              !(isBusy || mayPay(state)) ||
              group.costBreakdown.itemSumMicro === 0 ||
              !covering.areAllCovered)
          }
          amount={format.money(hostMicro, group.currencyCode)}
          onClick={() => {
            if (isChanged) bill.agree();
            else void confirming.confirm();
          }}
        >
          {t(isChanged ? 'checkout.agree' : state.kind === 'asking' ? 'checkout.asking' : 'checkout.pay')}
        </Button>
      }
    >
      <CheckingNotice payment={confirming.payment} />
      {isChanged ? (
        <ChangedNotice agreed={bill.agreed} group={group} wasSent={confirming.outcome?.kind === 'changed'} />
      ) : (
        <ConfirmNotice outcome={confirming.outcome} />
      )}
      <UndoneNotice tiers={guestTiers(group)} />
      <MissingPayments
        group={group}
        missing={missing}
        coveredIds={covering.coveredIds}
        isOnCompanyBill={
          chosen !== undefined && isCompanyBill({ paymentMethodIdentifier: chosen.identifier })
        }
        onCover={covering.cover}
        onWait={onClose}
      />
      {isFreeGroup && <Banner icon="ticket">{t('checkout.free')}</Banner>}
      {!isFreeGroup && methods.isPending && <Skeleton $height="64px" $radius="22px" />}
      {methods.isError && !methods.data && (
        <ErrorPanel
          level={3}
          title={t('checkout.methodsFailed')}
          busy={methods.isFetching}
          onRetry={() => void methods.refetch()}
        />
      )}
      {!isFreeGroup && choices.length > 0 && (
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
          hint={t('card.hint')}
          onEntered={(identifier) => {
            setChosenKey(paymentKey(identifier));
            setAdding(false);
          }}
        />
      )}
      <Totals rows={rows} currencyCode={group.currencyCode} busy={isBusy} />
    </Dialog>
  );
}
