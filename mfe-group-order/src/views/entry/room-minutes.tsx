import type { Fulfillment } from '@tiffin/contracts';
import type { ReactElement } from 'react';
import { countedMinutes } from '../../domain/group-phase';
import { useGroupMessages } from '../use-group-messages';
import { useMinutesLeft } from '../use-group-phase';
import { useStepAnnouncement } from './use-step-announcement';

export type RoomMinutesProps = {
  readonly group: Fulfillment;
  /** What stands there before the last hour. */
  readonly closes: string;
};

/** Renders when a group closes: the minutes left in its last hour, by the services' clock. Announces each step once. */
export function RoomMinutes({ group, closes }: RoomMinutesProps): ReactElement {
  const t = useGroupMessages();
  const left = useMinutesLeft(group);
  useStepAnnouncement(group, t('room.said', { host: group.host.firstName, count: left }));
  const isCounted = left > 0 && left <= countedMinutes;
  return (
    <>
      {isCounted ? t('room.left', { count: left }) : closes}
      {' · '}
    </>
  );
}
