import { SlotTiles } from '@tiffin/places/cart-settings';
import type { ScheduledDay } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, Row } from '@tiffin/ui';
import { Chip } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { ZoneNote } from '../zone-note';

type DayAndTimeProps = {
  readonly legend: string;
  readonly days: readonly ScheduledDay[];
  readonly timeZone: string;
  /** The chosen instant; undefined or an instant of no day if none is chosen. */
  readonly value: string | undefined;
  readonly onChange: (at: string) => void;
};

/** Renders the choice of a day, then of a time on it, by the merchant's clock. */
export function DayAndTime({
  legend,
  days,
  timeZone,
  value,
  onChange,
}: DayAndTimeProps): ReactElement | null {
  const t = useGroupMessages();
  const format = useFormat();
  const [date, setDate] = useState<string>();
  const chosenDate = date ?? days.find(({ slots }) => value !== undefined && slots.includes(value))?.date;
  const day = days.find((one) => one.date === chosenDate) ?? days[0];
  if (!day) return null;
  return (
    <Column>
      <ZoneNote timeZone={timeZone} />
      <Row $wrap role="group" aria-label={`${legend}: ${t('time.days')}`}>
        {days.map((one) => (
          <Chip
            key={one.date}
            pressed={one.date === day.date}
            onClick={() => {
              setDate(one.date);
            }}
          >
            {format.date(one.slots[0] ?? one.date, timeZone)}
          </Chip>
        ))}
      </Row>
      <SlotTiles legend={legend} slots={day.slots} timeZone={timeZone} value={value} onChange={onChange} />
    </Column>
  );
}
