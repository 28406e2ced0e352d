import type { TotalsRow } from '@tiffin/ui';
import { useFormat } from '@tiffin/i18n';
import { Card, Column, Heading, Text } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { standingOf } from '@tiffin/domain';
import type { Standing } from '@tiffin/domain';
import type { BillPart } from '@tiffin/contracts';
import { brandName } from '../../domain/brand-name';
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

/** Renders what a guest of a paid group had, what it came to, and what they owe the host. */
export function OwnBill({ group, bill }: BillProps): ReactElement | null {
  const t = useBillMessages();
  const tGroup = useGroupMessages();
  const format = useFormat();
  const rowsOf = usePartRows();
  const itemsOf = useBillItems(group.currencyCode);
  const part = bill.parts.find(({ externalUserId }) => externalUserId === group.currentUserId);
  if (!part) return null;
  const { paidMicro = 0, cardDisplayDetails } = part;
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const host = group.host.firstName;
  const standing = standingOf(bill, part);
  const isOwing = standing === 'owes' || standing === 'settled';
  const rows: readonly (TotalsRow | false)[] = [
    ...rowsOf(part),
    part.coveredMicro > 0 && {
      key: 'covered',
      label: t('parts.covered', { host }),
      amountMicro: -part.coveredMicro,
      kind: 'off',
    },
    isOwing && paidMicro > 0 && { key: 'paid', label: t('parts.paid'), amountMicro: -paidMicro, kind: 'off' },
    {
      key: 'total',
      label: isOwing ? t('own.owe', { host }) : t(standing === 'paid' ? 'own.youPaid' : 'parts.amount'),
      amountMicro: isOwing ? part.owedMicro : standing === 'paid' ? paidMicro : part.amountMicro,
      kind: 'total',
    },
  ];
  const key = sentenceOf(standing, part);
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
        <Totals currencyCode={group.currencyCode} rows={rows.filter((row) => row !== false)} />
        <Text $size="hint">
          {t(`own.${key}`, {
            host,
            amount: money(paidMicro > 0 && !isOwing ? paidMicro : part.owedMicro),
            card: tGroup('checkout.card', {
              brand: brandName(cardDisplayDetails?.brand ?? ''),
              last4: cardDisplayDetails?.last4 ?? '',
            }),
          })}
        </Text>
      </Column>
    </Card>
  );
}

/** Returns the name of the sentence that says what a guest owes, has paid or gets back. */
function sentenceOf(standing: Standing, { paidMicro = 0, cardDisplayDetails }: BillPart) {
  switch (standing) {
    case 'owes':
      return 'owed';
    case 'paid':
      return cardDisplayDetails ? 'paidWith' : 'paid';
    case 'refunded':
      return paidMicro > 0 ? 'refundedCard' : 'refunded';
    case 'returned':
      return cardDisplayDetails ? 'returnedCard' : 'returned';
    case 'settled':
    case 'covered':
      return standing;
  }
}
