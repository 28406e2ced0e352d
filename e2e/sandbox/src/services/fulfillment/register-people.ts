import type { FastifyInstance } from 'fastify';
import type { Fulfillment, Locale } from '@tiffin/contracts';
import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import type { Principal } from '../../principal';
import { registerCall } from '../../register-call';
import { addColleague } from './add-colleague';
import { giveItem } from './give-item';
import { removeFromGroup } from './leave-group';
import { presentGroup } from './present-group';
import { removeGuestItem } from './remove-guest-item';
import { setCoHost } from './set-co-host';
import { settleGuest } from './settle-guest';

/** Registers what hosts and co-hosts change about the other people of a group. */
export function registerPeople(app: FastifyInstance, context: SandboxContext): void {
  const answer = async (
    id: string,
    { externalUserId }: Pick<Principal, 'externalUserId'>,
    locale: Locale,
  ): Promise<{ fulfillment: Fulfillment }> => ({
    fulfillment: await presentGroup(context.db, context, id, { externalUserId, locale }),
  });

  registerCall(app, context, calls.removeGuest, async ({ param, principal, locale }) => {
    const id = param('id');
    const guestId = param('externalUserId');
    await removeFromGroup(context, { id, externalUserId: principal.externalUserId, guestId });
    return answer(id, principal, locale);
  });

  registerCall(app, context, calls.removeGuestItem, async ({ param, principal, locale }) => {
    const id = param('id');
    const [guestId, cartItemId] = [param('externalUserId'), param('cartItemId')];
    await removeGuestItem(context, { id, hostId: principal.externalUserId, guestId, cartItemId, locale });
    return answer(id, principal, locale);
  });

  registerCall(app, context, calls.addColleague, async ({ param, body, principal, request, locale }) => {
    const id = param('id');
    const hostId = principal.externalUserId;
    const idempotencyKey = idempotencyKeyOf(request);
    await addColleague(context, { id, hostId, firstName: body.firstName, idempotencyKey });
    return answer(id, principal, locale);
  });

  registerCall(app, context, calls.giveItem, async ({ param, body, principal, request, locale }) => {
    const id = param('id');
    const guestId = param('externalUserId');
    const { cartItemId } = body;
    const hostId = principal.externalUserId;
    const idempotencyKey = idempotencyKeyOf(request);
    await giveItem(context, { id, hostId, guestId, cartItemId, idempotencyKey });
    return answer(id, principal, locale);
  });

  registerCall(app, context, calls.setCoHost, async ({ param, body, principal, locale }) => {
    const id = param('id');
    const guestId = param('externalUserId');
    await setCoHost(context, { id, hostId: principal.externalUserId, guestId, isCoHost: body.isCoHost });
    return answer(id, principal, locale);
  });

  registerCall(app, context, calls.settleGuest, async ({ param, body, principal, locale }) => {
    const id = param('id');
    const guestId = param('externalUserId');
    await settleGuest(context, { id, hostId: principal.externalUserId, guestId, isSettled: body.isSettled });
    return answer(id, principal, locale);
  });
}
