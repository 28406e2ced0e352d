import type { FastifyInstance } from 'fastify';
import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import { registerCall } from '../../register-call';
import { confirmGroup } from './confirm-group';
import { createGroup } from './create-group';
import { cancelGroup } from './leave-group';
import { presentGroup } from './present-group';
import { updateGroup } from './update-group';

/** Registers what hosts do with a group order: start, change, cancel and confirm it. */
export function registerHosting(app: FastifyInstance, context: SandboxContext): void {
  const { db } = context;

  registerCall(
    app,
    context,
    calls.createFulfillment,
    async ({ body, principal: { externalUserId }, request, locale }) => ({
      fulfillment: await createGroup(context, {
        externalUserId,
        idempotencyKey: idempotencyKeyOf(request),
        input: body,
        locale,
      }),
    }),
  );

  registerCall(app, context, calls.updateFulfillment, async ({ param, query, body, principal, locale }) => {
    const { externalUserId } = principal;
    const { withValidation } = query;
    const id = param('id');
    const validationErrors = await updateGroup(context, { id, externalUserId, input: body, withValidation });
    return { fulfillment: await presentGroup(db, context, id, { externalUserId, locale }), validationErrors };
  });

  registerCall(app, context, calls.deleteFulfillment, async ({ param, principal }) => {
    await cancelGroup(context, param('id'), principal.externalUserId);
    return {};
  });

  registerCall(
    app,
    context,
    calls.confirmFulfillment,
    async ({ param, body, principal: { externalUserId }, request, locale }) => {
      const idempotencyKey = idempotencyKeyOf(request);
      return confirmGroup(context, { id: param('id'), externalUserId, idempotencyKey, input: body, locale });
    },
  );
}
