import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries, isOffered, serverNow } from '@tiffin/api';
import { isFoodBeforeDeadline, scheduledDays } from '@tiffin/domain';
import type { ScheduledDay } from '@tiffin/domain';
import { FieldError, Text } from '@tiffin/ui';
import { Chip, Switch } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { dateOf, deadlineDays } from '../../domain/deadline-choices';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useWaitingMessages } from '../waiting/use-waiting-messages';
import { AutoOrderChoice } from './auto-order-choice';
import { DayAndTime } from './day-and-time';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useAutoOrderDraft } from './use-auto-order-draft';
import { useSaveSetting } from './use-save-setting';

/** Renders the choice of the deadline: none, or a day and a time, and what happens then. */
export function DeadlinePanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useGroupMessages();
  const tWaiting = useWaitingMessages();
  const { save, frame } = useSaveSetting('deadline', props);
  const { timeZone } = group.merchant;
  const { scheduledForTime } = group.scheduledDetails;
  const current = group.orderByTime && new Date(group.orderByTime).toISOString();
  const [chosen, setChosen] = useState(current);
  const isMoved = chosen !== current;
  const countedIn = group.countInAtDeadline ?? false;
  const [countsIn, setCountsIn] = useState(countedIn);
  const auto = useAutoOrderDraft(group);
  const [now] = useState(serverNow);
  const slots = useQuery(fulfillmentQueries.slots(group.fulfillmentId));
  const foodDays = slots.data ? scheduledDays(slots.data, timeZone, new Date(now)) : [];
  const days = withCurrent(deadlineDays(now, foodDays, timeZone), current, { now, timeZone });
  const foodAtMs = scheduledForTime === null ? null : Date.parse(scheduledForTime);
  const isTooLate = isFoodBeforeDeadline(chosen === null ? null : Date.parse(chosen), foodAtMs);
  return (
    <PanelFrame
      title={t('settings.deadline')}
      frame={frame}
      isChanged={isMoved || countsIn !== countedIn || auto.isChanged}
      onSave={() => {
        const autoOrder = auto.read();
        if (isTooLate || !autoOrder) return;
        save({
          // A deadline that has passed can stay, and not be chosen again.
          ...((isMoved || (countsIn === countedIn && !auto.isChanged)) && { orderByTime: chosen }),
          ...(countsIn !== countedIn && { countInAtDeadline: countsIn }),
          ...autoOrder,
        });
      }}
    >
      <Text $tone="muted">{t('deadline.text')}</Text>
      <div>
        <Chip
          pressed={chosen === null}
          onClick={() => {
            setChosen(null);
          }}
        >
          {t('deadline.none')}
        </Chip>
      </div>
      <DayAndTime
        legend={t('settings.deadline')}
        days={days}
        timeZone={timeZone}
        value={chosen ?? undefined}
        onChange={setChosen}
      />
      {chosen !== null && isOffered('countIn') && (
        <Switch
          label={tWaiting('setting.label')}
          note={tWaiting('setting.note')}
          checked={countsIn}
          onChange={(event) => {
            setCountsIn(event.target.checked);
          }}
        />
      )}
      {chosen !== null && isOffered('automaticOrders') && <AutoOrderChoice group={group} draft={auto} />}
      <div role="alert">
        {isTooLate && (
          <FieldError>
            <Sentence name="time.afterFood" />
          </FieldError>
        )}
      </div>
    </PanelFrame>
  );
}

/** Adds the group's own deadline to its day if that offers other times. */
function withCurrent(
  days: readonly ScheduledDay[],
  current: string | null,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): readonly ScheduledDay[] {
  if (current === null || Date.parse(current) <= now) return days;
  const date = dateOf(current, timeZone);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  if (slots.includes(current)) return days;
  const day = { date, slots: [...slots, current].sort() };
  return [...days.filter((one) => one.date !== date), day].sort((a, b) => a.date.localeCompare(b.date));
}
