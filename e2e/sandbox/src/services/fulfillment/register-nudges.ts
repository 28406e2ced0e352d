import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../../context';
import { refuseForNow } from '../../errors/refuse-for-now';
import { registerCall } from '../../register-call';
import { countGuestIn } from './count-guest-in';
import { presentGroup } from './present-group';
import { nudgeGuests } from './reminders/nudge-guests';

/** Registers what hosts and co-hosts do about guests who are not done: nudge them, or count them in. */
export function registerNudges(app: FastifyInstance, context: SandboxContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.nudgeGuests, async ({ param, body, principal, request, locale }) => {
    const { externalUserId } = principal;
    const id = param('id');
    const nudge = { id, externalUserId, guestIds: body.externalUserIds };
    const nextAt = await nudgeGuests(context, nudge);
    if (nextAt !== undefined) refuseForNow(request, Math.max(1, Math.ceil((nextAt - clock.now()) / 1000)));
    return { fulfillment: await presentGroup(db, context, id, { externalUserId, locale }) };
  });

  registerCall(app, context, calls.countGuestIn, async ({ param, principal, locale }) => {
    const { externalUserId } = principal;
    const id = param('id');
    await countGuestIn(context, { id, externalUserId, guestId: param('externalUserId'), locale });
    return { fulfillment: await presentGroup(db, context, id, { externalUserId, locale }) };
  });
}
