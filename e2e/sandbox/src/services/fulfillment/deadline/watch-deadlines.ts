import { FIRST_STEP_MS } from '@tiffin/domain';
import { and, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../../../context';
import { fulfillments } from '../../../db/tables';
import { repeatRounds } from '../../../repeat-rounds';
import { forgetReminderEmails } from '../reminders/forget-reminder-emails';
import { remindMembers } from '../reminders/remind-members';
import { passDeadline } from './pass-deadline';

/** Reminds members before their group's deadline, and does what hosts set for the deadline, while the service runs. */
export function watchDeadlines(app: FastifyInstance, context: SandboxContext): void {
  const logError = (error: unknown): void => app.log.error({ err: error }, 'deadlines');
  repeatRounds(app, context, () => keepDeadlines(context, logError), logError);
}

/** Looks at the groups whose deadline is near or has passed. One that fails does not stop the others. */
async function keepDeadlines(context: SandboxContext, onError: (error: unknown) => void): Promise<void> {
  const now = context.clock.now();
  await forgetReminderEmails(context.db, now);
  for (const { id, orderByTime } of await groupsNearDeadline(context, now)) {
    const isPast = orderByTime !== null && now >= orderByTime;
    await (isPast ? passDeadline : remindMembers)(context, id).catch(onError);
  }
}

async function groupsNearDeadline({ db }: SandboxContext, now: number) {
  const { id, state, orderByTime, expirationTime, deadlineDoneFor } = fulfillments;
  return db
    .select({ id, orderByTime })
    .from(fulfillments)
    .where(
      and(
        inArray(state, ['CREATED', 'OPEN']),
        lte(orderByTime, now + FIRST_STEP_MS),
        gt(expirationTime, now),
        or(gt(orderByTime, now), sql`${deadlineDoneFor} is distinct from ${orderByTime}`),
      ),
    );
}
