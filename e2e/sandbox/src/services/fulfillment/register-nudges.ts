import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../../context';
import { refuseForNow } from '../../errors/refuse-for-now';
import { registerCall } from '../../register-call';
import { askForMoreTime } from './ask-for-more-time';
import { countGuestIn } from './count-guest-in';
import { presentGroup } from './present-group';
import { nudgeGuests } from './reminders/nudge-guests';
import { setReminderEmail } from './reminders/set-reminder-email';

/** Registers what is done about guests who are not done: hosts nudge them or count them in, and guests ask for reminders or more time. */
export function registerNudges(app: FastifyInstance, context: SandboxContext): void {
  const { db, clock } = context;
  const secondsUntil = (at: number): number => Math.max(1, Math.ceil((at - clock.now()) / 1000));

  registerCall(app, context, calls.nudgeGuests, async ({ param, body, principal, request, locale }) => {
    const { externalUserId } = principal;
    const id = param('id');
    const nudge = { id, externalUserId, guestIds: body.externalUserIds };
    const nextAt = await nudgeGuests(context, nudge);
    if (nextAt !== undefined) refuseForNow(request, secondsUntil(nextAt));
    return { fulfillment: await presentGroup(db, context, id, { externalUserId, locale }) };
  });

  registerCall(
    app,
    context,
    calls.askForMoreTime,
    async ({ param, principal: { externalUserId }, locale }) => {
      const id = param('id');
      await askForMoreTime(context, { id, externalUserId });
      return { fulfillment: await presentGroup(db, context, id, { externalUserId, locale }) };
    },
  );

  registerCall(app, context, calls.setReminderEmail, async ({ param, body, principal, request, locale }) => {
    const id = param('id');
    const nextAt = await setReminderEmail(context, { id, principal, email: body.email, ip: request.ip });
    if (nextAt !== undefined) refuseForNow(request, secondsUntil(nextAt));
    const { externalUserId } = principal;
    return { fulfillment: await presentGroup(db, context, id, { externalUserId, locale }) };
  });

  registerCall(app, context, calls.countGuestIn, async ({ param, principal, locale }) => {
    const { externalUserId } = principal;
    const id = param('id');
    await countGuestIn(context, { id, externalUserId, guestId: param('externalUserId'), locale });
    return { fulfillment: await presentGroup(db, context, id, { externalUserId, locale }) };
  });
}
