import { createHash } from 'node:crypto';
import type { FulfillmentStatus } from '@tiffin/contracts';
import type { SandboxContext } from '../../../context';
import { loadGroup, type GroupRecord } from '../group-records';
import { readStatus } from '../present-group';

/** How a group stands at a moment. It is the same for all of its people. */
export type SeenRoom = {
  readonly status: FulfillmentStatus;
  /** Changes with the status. It is the same in every process. */
  readonly id: string;
  /** When the status changes by itself; undefined if it does not. */
  readonly changesAt: number | undefined;
};

/** Reads how a group stands now. */
export async function seeRoom(context: SandboxContext, id: string): Promise<SeenRoom> {
  const group = await loadGroup(context.db, id);
  const status = await readStatus(context.db, context, group);
  return { status, id: digestOf(status), changesAt: nextChange(group.record, context.clock.now()) };
}

function digestOf(status: FulfillmentStatus): string {
  return createHash('sha256').update(JSON.stringify(status)).digest('base64url').slice(0, 16);
}

/** Returns the end of the lock or of the group, whichever comes first. */
function nextChange({ lockedUntil, expirationTime }: GroupRecord, now: number): number | undefined {
  const times = [lockedUntil, expirationTime].filter((time) => time !== null).filter((time) => time > now);
  return times.length === 0 ? undefined : Math.min(...times);
}
