import { useLocale } from '@tiffin/i18n';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { groupLabels } from '../../domain/group-labels';
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

/** Renders a label for each person, for paper: name, floor and drop zone, dishes. */
export function PrintedLabels({ group, bill }: BillProps): ReactElement {
  const t = useBillMessages();
  const itemsOf = useBillItems(group.currencyCode);
  const labels = groupLabels(bill.parts, useLocale());
  return (
    <Sheet aria-label={t('labels.heading', { merchant: group.merchant.name })}>
      {labels.map(({ part, name, floor, dropZone }) => (
        <Label key={part.externalUserId}>
          <b>{name}</b>
          <span>{[floor, dropZone].filter((one) => one !== null).join(' · ')}</span>
          {itemsOf(part).map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </Label>
      ))}
    </Sheet>
  );
}
