import type { HoursRange, Merchant } from '@tiffin/contracts';
import { languageTag, useFormat, useLocale, zoneName } from '@tiffin/i18n';
import { Spoken } from '@tiffin/screen-parts';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { groupedHours } from '../../domain/grouped-hours';
import { isWholeDay } from '../../domain/is-whole-day';
import { useFullMessages } from './use-full-messages';

const Days = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 18px;
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-muted);
  }
  [data-today] {
    font-weight: 700;
    color: var(--text);
  }
`;

type OpeningHoursProps = {
  readonly merchant: Pick<Merchant, 'openHours' | 'todaysHours' | 'timeZone'>;
};

/** Renders the hours of today and of the week, days alike in one line, in the merchant's time zone, which is named. */
export function OpeningHours({ merchant }: OpeningHoursProps): ReactElement {
  const t = useFullMessages();
  const locale = useLocale();
  const format = useFormat();
  const clock = (text: string) => {
    const shown = format.time(`2024-01-01T${text.replace('24:', '00:')}:00Z`, 'UTC');
    return shown === '00:00' ? text : shown;
  };
  const listOf = (ranges: readonly HoursRange[], write: (open: string, close: string) => string) =>
    ranges.map(({ open, close }) => write(clock(open), clock(close))).join(t('details.comma'));
  const words = (ranges: readonly HoursRange[]) =>
    ranges.length === 0 ? (
      t('details.closed')
    ) : ranges.some(isWholeDay) ? (
      t('details.wholeDay')
    ) : (
      <Spoken as={listOf(ranges, (open, close) => t('details.hoursSpoken', { open, close }))}>
        {listOf(ranges, (open, close) => `${open}–${close}`)}
      </Spoken>
    );
  // 1 January 2024 was a Monday, like day 1 of the hours.
  const nameOf = (dayOfWeek: number) =>
    new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, dayOfWeek),
    );
  return (
    <>
      <Days>
        <dt data-today="">{t('details.today')}</dt>
        <dd data-today="">{words(merchant.todaysHours)}</dd>
        {groupedHours(merchant.openHours).flatMap(({ firstDay, lastDay, ranges }) => [
          <dt key={`day ${firstDay}`}>
            {firstDay === lastDay
              ? nameOf(firstDay)
              : t('details.days', { first: nameOf(firstDay), last: nameOf(lastDay) })}
          </dt>,
          <dd key={`hours ${firstDay}`}>{words(ranges)}</dd>,
        ])}
      </Days>
      <Text $size="hint">{zoneName(merchant.timeZone, locale)}</Text>
    </>
  );
}
