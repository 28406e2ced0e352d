import { useServerSkew } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { deadlineStep } from '@tiffin/domain';
import type { DeadlineStep } from '@tiffin/domain';
import { useEffect, useState } from 'react';
import { groupPhase, minutesLeft, nextPhaseAt } from '../domain/group-phase';
import type { GroupPhase } from '../domain/group-phase';

const longestTimerMs = 2 ** 31 - 1;

/** Returns the phase of a group by the services' clock, and updates it as time passes. */
export function useGroupPhase(group: Fulfillment): GroupPhase {
  return groupPhase(group, useGroupNow(group));
}

/** Returns the minutes that are left for the guests by the services' clock; exact in the last hour. */
export function useMinutesLeft(group: Fulfillment): number {
  return minutesLeft(group, useGroupNow(group));
}

/** Returns the last reminder step before a group's deadline, and updates it as time passes. */
export function useDeadlineStep(group: Fulfillment): DeadlineStep | undefined {
  const now = useGroupNow(group);
  return deadlineStep(group.orderByTime === null ? null : Date.parse(group.orderByTime), now);
}

/** Returns the services' time, in milliseconds, as of the last moment that changed something for a group. */
function useGroupNow(group: Fulfillment): number {
  const [lookedAt, setLookedAt] = useState(() => Date.now());
  const skewMs = useServerSkew();
  const now = lookedAt + skewMs;
  const next = nextPhaseAt(group, now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const look = () => {
      setLookedAt(Date.now());
    };
    const leftMs = next - skewMs - Date.now();
    const timer = setTimeout(look, Math.min(longestTimerMs, Math.max(0, leftMs)));
    return () => {
      clearTimeout(timer);
    };
  }, [next, skewMs]);
  return now;
}
