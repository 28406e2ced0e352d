import type { Invite } from '@tiffin/contracts';
import { useHydrated } from '@tiffin/screen-parts';
import type { Fact } from '../guest/fact-list';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';

/** Returns until when people choose, in words. */
export function useDeadlineFact({ orderByTime, timeZone }: Pick<Invite, 'orderByTime' | 'timeZone'>): Fact {
  const t = useGroupMessages();
  const time = useGroupTime(timeZone, useHydrated());
  return {
    key: 'deadline',
    icon: 'clock',
    title: t('settings.deadline'),
    note: orderByTime === null ? t('join.noDeadline') : t('join.closes', { time: time(orderByTime) }),
  };
}
