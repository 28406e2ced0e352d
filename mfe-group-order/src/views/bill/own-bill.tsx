import { useFormat } from '@tiffin/i18n';
import { Card, Column, Heading, Text } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { standingOf } from '@tiffin/domain';
import type { Standing } from '@tiffin/domain';
import type { BillPart } from '@tiffin/contracts';
import { brandName } from '../../domain/brand-name';
import { ownPartRows } from '../../domain/own-part-rows';
import { useGroupMessages } from '../use-group-messages';
import type { BillProps } from './bill-props';
import { useBillItems } from './use-bill-items';
import { useBillMessages } from './use-bill-messages';
import { usePartRows } from './use-part-rows';

const Lines = styled.ul`
  display: grid;
  gap: 6px;
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    font-variant-numeric: tabular-nums;
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** How each row below a guest's part looks. */
const looks = {
  covered: 'off',
  coveredByCompany: 'off',
  card: 'off',
  refunded: 'off',
  waived: 'off',
  owed: 'total',
  settled: 'total',
  paid: 'total',
  nothing: 'total',
} as const;

/** Renders what a guest of a paid group had, what it came to, and what they pay, owe or get back. */
export function OwnBill({ group, bill }: BillProps): ReactElement | null {
  const t = useBillMessages();
  const tGroup = useGroupMessages();
  const format = useFormat();
  const rowsOf = usePartRows();
  const itemsOf = useBillItems(group.currencyCode);
  const part = bill.parts.find(({ externalUserId }) => externalUserId === group.currentUserId);
  if (!part) return null;
  const { cardDisplayDetails, returnedToCardMicro = 0 } = part;
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const host = group.host.firstName;
  const ends = ownPartRows(bill, part).map(({ key, kind, amountMicro }) => ({
    key,
    label: t(`own.rows.${kind}`, { host }),
    amountMicro,
    kind: looks[kind],
  }));
  const card = cardDisplayDetails
    ? tGroup('checkout.card', { ...cardDisplayDetails, brand: brandName(cardDisplayDetails.brand) })
    : t('own.card');
  const words = { host, card, owed: money(part.owedMicro), paid: money(part.paidMicro ?? 0) };
  return (
    <Card as="section">
      <Column>
        <Heading>{t('own.heading')}</Heading>
        <Lines>
          {itemsOf(part).map(({ key: id, label, amount }) => (
            <li key={id}>
              <span>{label}</span>
              <span>{amount}</span>
            </li>
          ))}
        </Lines>
        <Totals currencyCode={group.currencyCode} rows={[...rowsOf(part), ...ends]} />
        <Text $size="hint">{t(`own.${sentenceOf(standingOf(bill, part), part)}`, words)}</Text>
        {returnedToCardMicro > 0 && !bill.isRefunded && (
          <Text $size="hint">{t('own.toCard', { card, amount: money(returnedToCardMicro) })}</Text>
        )}
      </Column>
    </Card>
  );
}

/** Returns the name of the sentence that says what a guest owes, has paid or gets back. */
function sentenceOf(standing: Standing, { paidMicro = 0, isCoveredByCompany, settledTime }: BillPart) {
  switch (standing) {
    case 'refunded':
      if (settledTime !== null) return 'refundedSettled';
      return paidMicro > 0 ? 'refundedCard' : 'refunded';
    case 'covered':
      return isCoveredByCompany ? 'coveredByCompany' : 'covered';
    case 'owes':
    case 'paid':
    case 'returned':
    case 'settled':
      return standing;
  }
}
