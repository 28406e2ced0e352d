import type { Fulfillment } from '@tiffin/contracts';
import { Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { ValidationError } from '../../domain/group-validity';
import { useGroupTime } from '../use-group-time';
import { useChangeSettings } from './use-change-settings';
import { usePreflightMessages } from './use-preflight-messages';

type TimeRemedyProps = {
  readonly group: Fulfillment;
  readonly remedy: NonNullable<ValidationError['remedy']>;
};

/** Renders the press that moves the food or the deadline to the nearest time that works. */
export function TimeRemedy({ group, remedy }: TimeRemedyProps): ReactElement | null {
  const t = usePreflightMessages();
  const write = useGroupTime(group.merchant.timeZone);
  const change = useChangeSettings(group);
  const at = remedy.scheduledForTime ?? remedy.orderByTime;
  if (at === undefined) return null;
  return (
    <Button
      size="small"
      variant="outline"
      busy={change.isPending}
      onClick={() => {
        change.mutate(remedy);
      }}
    >
      {t(remedy.scheduledForTime === undefined ? 'moveDeadline' : 'moveFood', { time: write(at) })}
    </Button>
  );
}
