import type { FastifyInstance } from 'fastify';
import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import { guestIdOf } from '../../principal';
import { registerCall } from '../../register-call';
import { requireMember } from './group-access';
import { loadGroup } from './group-records';
import { joinGroup } from './join-group';
import { leaveGroup } from './leave-group';
import { joinUriOf, presentGroup } from './present-group';
import { payGuestPart } from './pay-guest-part';
import { renewLink } from './renew-link';

/** Registers what guests do: join, leave, pay for their part and invite others. */
export function registerGuests(app: FastifyInstance, context: SandboxContext): void {
  const { db, clock } = context;

  registerCall(
    app,
    context,
    calls.joinFulfillment,
    async ({ param, body, principal: { externalUserId }, request, locale }) => {
      await joinGroup(context, {
        id: param('id'),
        externalUserId,
        guestId: guestIdOf(request),
        locale,
        ...body,
      });
      return { fulfillment: await presentGroup(db, context, param('id'), { externalUserId, locale }) };
    },
  );

  registerCall(app, context, calls.leaveFulfillment, async ({ param, principal: { externalUserId } }) => {
    await leaveGroup(context, { id: param('id'), externalUserId, keepsItems: false });
    return {};
  });

  registerCall(app, context, calls.leaveWithItems, async ({ param, principal: { externalUserId } }) => {
    await leaveGroup(context, { id: param('id'), externalUserId, keepsItems: true });
    return {};
  });

  registerCall(
    app,
    context,
    calls.payGuestPart,
    async ({ param, body, principal: { externalUserId }, request, locale }) => {
      const idempotencyKey = idempotencyKeyOf(request);
      return payGuestPart(context, { id: param('id'), externalUserId, idempotencyKey, input: body, locale });
    },
  );

  registerCall(app, context, calls.createInvite, async ({ param, query, principal: { externalUserId } }) => {
    const id = param('id');
    if (query.isRenewed) await renewLink(context, { id, externalUserId });
    const group = await loadGroup(db, id);
    await requireMember(db, group, externalUserId, clock.now());
    return { linkId: group.record.linkId, joinUri: joinUriOf(context, group.record) };
  });
}
