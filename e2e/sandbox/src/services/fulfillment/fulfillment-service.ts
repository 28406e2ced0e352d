import type { FastifyInstance } from 'fastify';
import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { tipOptionsFor } from '../../pricing/tip-options-for';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import { guestIdOf } from '../../principal';
import { registerCall } from '../../register-call';
import { merchantById } from '../content/find-merchant';
import { presentMerchant } from '../content/present-merchant';
import { confirmGroup } from './confirm-group';
import { createGroup } from './create-group';
import { longestPrep } from '../content/longest-prep';
import { deadlineErrors } from './deadline-errors';
import { destinationOf } from './delivery-details';
import { watchDeadlines } from './deadline/watch-deadlines';
import { registerGroupEvents } from './events/group-events';
import { findGroups } from './find-groups';
import { requireMember } from './group-access';
import { loadGroup } from './group-records';
import { joinGroup } from './join-group';
import { cancelGroup, leaveGroup } from './leave-group';
import { joinUriOf, presentGroup, readGroup, readStatus } from './present-group';
import { linesSumMicro } from './price-group';
import { seesOthers } from './private-view';
import { recoverHolds } from './group-holds';
import { registerNudges } from './register-nudges';
import { payGuestPart } from './pay-guest-part';
import { registerPeople } from './register-people';
import { timeRemedy } from './time-remedy';
import { typeOptions } from './type-options';
import { updateGroup } from './update-group';
import { validateGroup } from './validate-group';

/** How often holds that nobody needs any more are released. */
const SWEEP_MS = 10_000;

const WITHOUT_ORDER = { orderId: null, orderToken: null };

/** Group orders: the fulfillment service (specification 7). */
export async function fulfillmentService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  registerReading(app, context);
  registerGuests(app, context);
  registerHosting(app, context);
  registerNudges(app, context);
  registerPeople(app, context);
  await registerGroupEvents(app, context);
  watchDeadlines(app, context);
  await recoverHolds(context, { isStart: true });
  const sweep = setInterval(() => {
    recoverHolds(context, { isStart: false }).catch((error: unknown) =>
      app.log.error({ err: error }, 'holds'),
    );
  }, SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

function registerReading(app: FastifyInstance, context: SandboxContext): void {
  const { db, clock } = context;
  const memberOf = async (id: string, externalUserId: string) => {
    const group = await loadGroup(db, id);
    await requireMember(db, group, externalUserId, clock.now());
    return group;
  };

  registerCall(
    app,
    context,
    calls.findFulfillments,
    async ({ query, principal: { externalUserId }, locale }) => {
      const ids = await findGroups(db, externalUserId, query, clock.now());
      return {
        fulfillments: await Promise.all(
          ids.map((id) => presentGroup(db, context, id, { externalUserId, locale })),
        ),
      };
    },
  );

  registerCall(
    app,
    context,
    calls.getFulfillment,
    async ({ param, query, principal: { externalUserId }, locale }) => {
      await memberOf(param('id'), externalUserId);
      const fulfillment = await presentGroup(db, context, param('id'), { externalUserId, locale });
      return { fulfillment: query.includeOrderId ? fulfillment : { ...fulfillment, ...WITHOUT_ORDER } };
    },
  );

  registerCall(app, context, calls.getFulfillmentStatus, async ({ param, principal: { externalUserId } }) => {
    const group = await memberOf(param('id'), externalUserId);
    return readStatus(db, context, group);
  });

  registerCall(
    app,
    context,
    calls.getFulfillmentValidation,
    async ({ param, principal: { externalUserId }, locale }) => {
      const group = await memberOf(param('id'), externalUserId);
      const { record } = group;
      const { around, priced } = await readGroup(db, context, group, locale);
      const { merchant, menu } = around;
      const destination = await destinationOf(db, record);
      const ordered = priced.everybody.flatMap(({ lines }) => lines.map(({ item }) => item.menuItemId));
      const now = validateGroup(record.settings, { merchant, destination, now: clock.now() });
      const isTimeFine = now.every(({ field }) => field !== 'scheduledForTime');
      const prep = longestPrep(menu, ordered);
      const later = isTimeFine ? deadlineErrors(record, merchant, prep) : [];
      const validationErrors = [...now, ...later].map((error) => {
        const remedy = timeRemedy(error.code, record, { merchant, prep, now: clock.now() });
        return remedy ? { ...error, remedy } : error;
      });
      return { validationErrors };
    },
  );

  registerCall(
    app,
    context,
    calls.getFulfillmentTimeSlots,
    async ({ param, principal: { externalUserId }, locale }) => {
      const { record } = await memberOf(param('id'), externalUserId);
      const merchant = await merchantById(db, record.merchantId);
      const presentation = { now: clock.now(), locale, publicUrl: context.options.publicUrl };
      const { scheduledOrderTimeSlots } = presentMerchant(merchant, presentation, 0);
      return { scheduledOrderTimeSlots };
    },
  );

  registerCall(
    app,
    context,
    calls.getFulfillmentTipOptions,
    async ({ param, principal: { externalUserId }, locale }) => {
      const group = await memberOf(param('id'), externalUserId);
      const { priced } = await readGroup(db, context, group, locale);
      const own = priced.everybody.find((one) => one.externalUserId === externalUserId)?.lines ?? [];
      const isWhole = seesOthers(group.record, externalUserId);
      return {
        tipOptions: tipOptionsFor(isWhole ? priced.financialInfo.itemSumMicro : linesSumMicro(own)),
      };
    },
  );

  registerCall(
    app,
    context,
    calls.getFulfillmentTypeOptions,
    async ({ param, principal: { externalUserId } }) => {
      const { record } = await memberOf(param('id'), externalUserId);
      return { fulfillmentTypes: typeOptions(await merchantById(db, record.merchantId)) };
    },
  );
}

function registerGuests(app: FastifyInstance, context: SandboxContext): void {
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

  registerCall(app, context, calls.leaveFulfillment, async ({ param, principal }) => {
    await leaveGroup(context, param('id'), principal.externalUserId);
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

  registerCall(app, context, calls.createInvite, async ({ param, principal }) => {
    const group = await loadGroup(db, param('id'));
    await requireMember(db, group, principal.externalUserId, clock.now());
    return { linkId: group.record.linkId, joinUri: joinUriOf(context, group.record) };
  });
}

function registerHosting(app: FastifyInstance, context: SandboxContext): void {
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
