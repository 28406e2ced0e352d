import { useMutation } from '@tanstack/react-query';
import { settleGuest } from '@tiffin/api';
import type { BillPart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { useOptimisticChoice } from '@tiffin/screen-parts';
import { announce, Button, Card, Column, Heading, Row, Text, toast } from '@tiffin/ui';
import type { TotalsRow } from '@tiffin/ui';
import { Switch, Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { copyText, shareNatively } from '../../api/share-or-copy';
import { debtors, isCompanyBill, owedToHost, paidByGuestsMicro } from '@tiffin/domain';
import { guestName } from '../../domain/guest-tier';
import { useGroupCache } from '../use-group-cache';
import { useRefusalToast } from '../use-refusal-toast';
import type { BillProps } from './bill-props';
import { useBillMessages } from './use-bill-messages';

/** Renders what the host paid or gets back, who owes them what, and a switch for each who has paid it back. */
export function HostBill({ group, bill }: BillProps): ReactElement {
  const t = useBillMessages();
  const format = useFormat();
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const owing = debtors(bill);
  const { owedMicro, openMicro } = owedToHost(bill);
  const words = { owed: money(owedMicro), open: money(openMicro) };
  const guestsMicro = paidByGuestsMicro(bill);
  const payer = bill.hostPayment && isCompanyBill(bill.hostPayment) ? 'company' : 'host';
  const unowed = guestsMicro > 0 ? 'nothing' : (`nobody.${payer}` as const);
  const settled = openMicro === 0 ? 'done' : 'open';
  const state = bill.isRefunded ? (`refunded.${payer}` as const) : owedMicro === 0 ? unowed : settled;
  const rows: readonly (TotalsRow | false)[] = [
    guestsMicro > 0 && { key: 'all', label: t('host.all'), amountMicro: bill.totalMicro },
    guestsMicro > 0 && { key: 'guests', label: t('host.guests'), amountMicro: -guestsMicro, kind: 'off' },
    {
      key: 'total',
      label: t(`host.${bill.isRefunded ? 'back' : 'total'}.${payer}`),
      amountMicro: bill.totalMicro - guestsMicro,
      kind: 'total',
    },
  ];
  return (
    <Card as="section">
      <Column>
        <Heading>{t(bill.isRefunded ? 'host.refund' : 'host.heading')}</Heading>
        <Text aria-live="polite">{t(`host.${state}`, words)}</Text>
        {owing.length > 0 && (
          <Column $gap={4}>
            {owing.map((part) => (
              <SettledSwitch key={part.externalUserId} group={group} part={part} />
            ))}
          </Column>
        )}
        <Totals currencyCode={group.currencyCode} rows={rows.filter((row) => row !== false)} />
        {owing.length > 0 && <SummaryButtons group={group} bill={bill} />}
      </Column>
    </Card>
  );
}

type SettledSwitchProps = Pick<BillProps, 'group'> & { readonly part: BillPart };

function SettledSwitch({ group, part }: SettledSwitchProps): ReactElement {
  const t = useBillMessages();
  const format = useFormat();
  const cache = useGroupCache();
  const refused = useRefusalToast(group.fulfillmentId);
  const name = guestName(part);
  const settle = useMutation({
    mutationFn: (isSettled: boolean) =>
      settleGuest({
        id: group.fulfillmentId,
        externalUserId: part.externalUserId,
        body: { isSettled },
      }),
    networkMode: 'always',
    meta: { context: 'settleGuest', isHandled: true },
    onSuccess: async (after, isSettled) => {
      await cache.adopt(after);
      announce(t(isSettled ? 'host.saved' : 'host.takenBack', { name }));
    },
    onError: refused,
  });
  const settled = useOptimisticChoice(part.settledTime !== null);
  const amount = format.money(part.owedMicro, group.currencyCode);
  return (
    <Switch
      label={<span data-content="">{t('host.switch', { name, amount })}</span>}
      note={t(settled.shown ? 'host.paid' : 'host.notPaid')}
      checked={settled.shown}
      onChange={({ target }) => {
        if (settle.isPending) return;
        settled.choose(target.checked);
        settle.mutate(target.checked, { onSettled: settled.settle });
      }}
    />
  );
}

function SummaryButtons({ group, bill }: BillProps): ReactElement {
  const t = useBillMessages();
  const format = useFormat();
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const lineOf = (part: BillPart) =>
    t(part.settledTime === null ? 'summary.line' : 'summary.paid', {
      name: guestName(part),
      amount: money(part.owedMicro),
    });
  const title = t('summary.title', { merchant: group.merchant.name, total: money(bill.totalMicro) });
  const summary = [title, ...debtors(bill).map(lineOf)].join('\n');
  const copy = async () => {
    const isCopied = await copyText(summary);
    toast({ text: t(isCopied ? 'host.copied' : 'host.notCopied'), tone: isCopied ? 'good' : 'bad' });
  };
  const ask = async () => {
    const open = debtors(bill).filter(({ settledTime }) => settledTime === null);
    const text = [title, t('summary.ask'), ...open.map(lineOf)].join('\n');
    if (!(await shareNatively({ text }))) await copy();
  };
  return (
    <Row $wrap>
      <Button size="small" icon="copy" onClick={() => void copy()}>
        {t('host.copy')}
      </Button>
      {'share' in navigator && (
        <Button size="small" icon="share" onClick={() => void ask()}>
          {t('host.share')}
        </Button>
      )}
    </Row>
  );
}
