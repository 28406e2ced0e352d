import { useLocale } from '@tiffin/i18n';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { groupLabels } from '../../domain/group-labels';
import { useWhereAndWhen } from '../use-where-and-when';
import type { BillProps } from './bill-props';
import { useBillItems } from './use-bill-items';
import { useBillMessages } from './use-bill-messages';

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;

const Label = styled.li`
  border: 1px solid #000;
  border-radius: 8px;
  padding: 12px;
  break-inside: avoid;
  overflow-wrap: anywhere;
  b,
  span {
    display: block;
  }
  b {
    font-size: 22px;
  }
`;

type PrintedLabelsProps = BillProps & {
  /** The restaurant's number of the order; undefined if it is not known. */
  readonly ticketNumber: string | undefined;
};

/**
 * Renders a label for each person, for paper: restaurant and ticket, name, floor and drop zone or the place of the whole
 * order, dishes, time.
 */
export function PrintedLabels({ group, bill, ticketNumber }: PrintedLabelsProps): ReactElement {
  const t = useBillMessages();
  const { where, when } = useWhereAndWhen(group);
  const merchant = group.merchant.name;
  const from = ticketNumber === undefined ? merchant : t('labels.from', { merchant, number: ticketNumber });
  const itemsOf = useBillItems(group.currencyCode);
  const labels = groupLabels(bill.parts, useLocale());
  return (
    <Sheet aria-label={t('labels.heading', { merchant })}>
      {labels.map(({ part, name, floor, dropZone }) => (
        <Label key={part.externalUserId}>
          <span>{from}</span>
          <b>{name}</b>
          <span>{[floor, dropZone].filter((one) => one !== null).join(' · ') || where}</span>
          {itemsOf(part).map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
          <span>{when}</span>
        </Label>
      ))}
    </Sheet>
  );
}
