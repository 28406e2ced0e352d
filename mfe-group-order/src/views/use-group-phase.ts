import type { Fulfillment } from '@tiffin/contracts';
import { useEffect, useState } from 'react';
import { groupPhase, nextPhaseAt } from '../domain/group-phase';
import type { GroupPhase } from '../domain/group-phase';

const longestTimerMs = 2 ** 31 - 1;

/** The phase of a group, kept right as time goes by. */
export function useGroupPhase(group: Fulfillment): GroupPhase {
  const [now, setNow] = useState(() => Date.now());
  const next = nextPhaseAt(group, now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const look = () => {
      setNow(Date.now());
    };
    const timer = setTimeout(look, Math.min(longestTimerMs, Math.max(0, next - Date.now())));
    return () => {
      clearTimeout(timer);
    };
  }, [next]);
  return groupPhase(group, now);
}
