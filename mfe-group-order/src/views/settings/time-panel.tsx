import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries, serverNow } from '@tiffin/api';
import { scheduledDays } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, FieldError, Row, Skeleton } from '@tiffin/ui';
import { Chip, TileGroup } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { validationWords } from '../../domain/validation-words';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { ZoneNote } from '../zone-note';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useSaveSetting } from './use-save-setting';

/** Renders the choice of time: as soon as possible, or a day and a time in the merchant's time zone. */
export function TimePanel({ group, onClose }: PanelProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const { timeZone } = group.merchant;
  const { save, isSaving, problem } = useSaveSetting(group, onClose, 'scheduledForTime');
  const { scheduledForTime } = group.scheduledDetails;
  const current = scheduledForTime && new Date(scheduledForTime).toISOString();
  const [time, setTime] = useState(current);
  const [date, setDate] = useState<string>();
  const [now] = useState(() => new Date(serverNow()));
  const slots = useQuery(fulfillmentQueries.slots(group.fulfillmentId));
  const days = slots.data ? scheduledDays(slots.data, timeZone, now) : [];
  const chosenDate = date ?? days.find((day) => time !== null && day.slots.includes(time))?.date;
  const day = days.find((one) => one.date === chosenDate) ?? days[0];
  return (
    <PanelFrame
      title={t('settings.time')}
      onClose={onClose}
      isSaving={isSaving}
      isChanged={time !== current}
      onSave={() => {
        save({ scheduledForTime: time });
      }}
    >
      <div>
        <Chip
          icon="clock"
          pressed={time === null}
          onClick={() => {
            setTime(null);
          }}
        >
          {t('when.soon')}
        </Chip>
      </div>
      {slots.isPending && <Skeleton $height="120px" $radius="12px" />}
      {day && (
        <Column>
          <ZoneNote timeZone={timeZone} />
          <Row $wrap role="group" aria-label={t('time.days')}>
            {days.map((one) => (
              <Chip
                key={one.date}
                pressed={one.date === day.date}
                onClick={() => {
                  setDate(one.date);
                }}
              >
                {format.day(one.slots[0] ?? one.date, timeZone)}
              </Chip>
            ))}
          </Row>
          <TileGroup
            legend={t('time.times')}
            value={time ?? undefined}
            options={day.slots.map((value) => ({ value, label: format.time(value, timeZone) }))}
            onChange={setTime}
          />
        </Column>
      )}
      {problem && (
        <FieldError>
          <Sentence name={`validation.${validationWords(problem)}`} />
        </FieldError>
      )}
    </PanelFrame>
  );
}
