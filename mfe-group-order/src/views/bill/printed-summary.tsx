import { useFormat } from '@tiffin/i18n';
import { Heading } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { guestName } from '../../domain/guest-tier';
import { useWhereAndWhen } from '../use-where-and-when';
import type { BillProps } from './bill-props';
import { useBillItems } from './use-bill-items';
import { useBillMessages } from './use-bill-messages';
import { usePartRows } from './use-part-rows';

const People = styled.ul`
  display: grid;
  gap: 16px;
  & > li {
    break-inside: avoid;
    border-top: 1px solid #000;
    padding-top: 8px;
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 20px;
  overflow-wrap: anywhere;
`;

/** Renders who had what and each person's share, for paper. */
export function PrintedSummary({ group, bill }: BillProps): ReactElement {
  const t = useBillMessages();
  const format = useFormat();
  const { where, when } = useWhereAndWhen(group);
  const itemsOf = useBillItems(group.currencyCode);
  const rowsOf = usePartRows();
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const total = money(bill.totalMicro);
  return (
    <>
      <div>
        <Heading $look="h1">{t('summary.title', { merchant: group.merchant.name, total })}</Heading>
        <p>
          {when} · {where}
        </p>
      </div>
      <People aria-label={t('people.heading')}>
        {bill.parts.map((part) => (
          <li key={part.externalUserId}>
            <Line>
              <b>{guestName(part)}</b>
              <b>{money(part.amountMicro)}</b>
            </Line>
            {itemsOf(part).map(({ key, label, amount }) => (
              <Line key={key}>
                <span>{label}</span>
                <span>{amount}</span>
              </Line>
            ))}
            <small>
              {rowsOf(part)
                .map(({ label, amountMicro }) => `${label} ${money(amountMicro)}`)
                .join(' · ')}
            </small>
          </li>
        ))}
      </People>
      <Totals
        currencyCode={group.currencyCode}
        rows={[{ key: 'total', label: t('host.all'), amountMicro: bill.totalMicro, kind: 'total' }]}
      />
    </>
  );
}
