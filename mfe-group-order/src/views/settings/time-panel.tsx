import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries, serverNow } from '@tiffin/api';
import { isFoodBeforeDeadline, scheduledDays } from '@tiffin/domain';
import { FieldError, Skeleton } from '@tiffin/ui';
import { Chip } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { validationWords } from '../../domain/validation-words';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { DayAndTime } from './day-and-time';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useSaveSetting } from './use-save-setting';

/** Renders the choice of time: as soon as possible, or a day and a time in the merchant's time zone. */
export function TimePanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useGroupMessages();
  const { timeZone } = group.merchant;
  const { save, frame, problem } = useSaveSetting('time', props, 'scheduledForTime');
  const { scheduledForTime } = group.scheduledDetails;
  const current = scheduledForTime && new Date(scheduledForTime).toISOString();
  const [time, setTime] = useState(current);
  const [now] = useState(() => new Date(serverNow()));
  const slots = useQuery(fulfillmentQueries.slots(group.fulfillmentId));
  const days = slots.data ? scheduledDays(slots.data, timeZone, now) : [];
  const orderByMs = group.orderByTime === null ? null : Date.parse(group.orderByTime);
  const isTooEarly = isFoodBeforeDeadline(orderByMs, time === null ? null : Date.parse(time));
  return (
    <PanelFrame
      title={t('settings.time')}
      frame={frame}
      isChanged={time !== current}
      onSave={() => {
        if (!isTooEarly) save({ scheduledForTime: time });
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
      <DayAndTime
        legend={t('time.times')}
        days={days}
        timeZone={timeZone}
        value={time ?? undefined}
        onChange={setTime}
      />
      <div role="alert">
        {isTooEarly ? (
          <FieldError>
            <Sentence name="time.beforeDeadline" />
          </FieldError>
        ) : (
          problem && (
            <FieldError>
              <Sentence name={`validation.${validationWords(problem)}`} />
            </FieldError>
          )
        )}
      </div>
    </PanelFrame>
  );
}
