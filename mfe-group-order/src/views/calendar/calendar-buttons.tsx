import { serverNow } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles, isoInZone, merchantPaths } from '@tiffin/domain';
import { languageTag, useLocale } from '@tiffin/i18n';
import { Button, Column, Text, toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { saveFile } from '../../api/save-file';
import type { CalendarEntry } from '../../api/calendar-file';
import { useInvitationText } from '../invite/use-invitation-text';
import { useGroupMessages } from '../use-group-messages';

const minuteMs = 60_000;
const reminderMs = 10 * minuteMs;
const weeklyReminderSeconds = 4 * 3600;

/**
 * Renders calendar files of a group: for everybody its lunch with a reminder before the deadline, and for the host of a
 * planned group a weekly reminder to start the next one. Nothing for a group without times.
 */
export function CalendarButtons({ group }: { readonly group: Fulfillment }): ReactElement | null {
  const t = useGroupMessages();
  const locale = useLocale();
  const description = useInvitationText(group);
  const { fulfillmentId, merchant, orderByTime, host, joinUri } = group;
  const { scheduledForTime } = group.scheduledDetails;
  const { isHost } = groupRoles(group);
  const startsAt = scheduledForTime ?? orderByTime;
  if (startsAt === null) return null;
  const save = async (more: Partial<CalendarEntry>) => {
    const entry: CalendarEntry = {
      uid: `${fulfillmentId}@${new URL(getConfig().origin).hostname}`,
      startMs: Date.parse(startsAt),
      writtenMs: serverNow(),
      summary: t('calendar.summary', { host: host.firstName, merchant: merchant.name }),
      description: `${description}\n${joinUri}`,
      location: group.fulfillmentType === 'DELIVERY' ? group.deliveryDetails.location : merchant.name,
      url: joinUri,
      ...more,
    };
    try {
      const { calendarFile } = await import(
        /* webpackChunkName: "calendar-file" */ '../../api/calendar-file'
      );
      saveFile('lunch.ics', 'text/calendar', calendarFile(entry));
    } catch {
      toast({ text: t('calendar.failed'), tone: 'bad' });
    }
  };
  const menuUrl = getConfig().origin + merchantPaths(merchant.url).menu;
  const weekday = new Intl.DateTimeFormat(languageTag(locale), {
    weekday: 'long',
    timeZone: merchant.timeZone,
  }).format(new Date(startsAt));
  return (
    <Column $gap={8}>
      <Button
        size="small"
        icon="calendar"
        onClick={() => {
          void save(orderByTime === null ? {} : { reminder: { atMs: Date.parse(orderByTime) - reminderMs } });
        }}
      >
        {t('calendar.add')}
      </Button>
      {isHost && scheduledForTime !== null && (
        <>
          <Button
            size="small"
            icon="calendar"
            onClick={() => {
              void save({
                uid: `weekly-${fulfillmentId}@${new URL(getConfig().origin).hostname}`,
                weeklyFrom: isoInZone(Date.parse(scheduledForTime), merchant.timeZone).slice(0, 19),
                reminder: { secondsBefore: weeklyReminderSeconds },
                summary: t('calendar.weeklySummary', { merchant: merchant.name }),
                description: `${t('calendar.weeklyNote')}\n${menuUrl}`,
                url: menuUrl,
              });
            }}
          >
            {t('calendar.weekly', { weekday })}
          </Button>
          <Text $size="hint">{t('calendar.weeklyNote')}</Text>
        </>
      )}
    </Column>
  );
}
