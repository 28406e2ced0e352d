import type { FastifyInstance } from 'fastify';
import { fulfillmentService as calls } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { tipOptionsFor } from '../../pricing/tip-options-for';
import { registerCall } from '../../register-call';
import { merchantById } from '../content/find-merchant';
import { presentMerchant } from '../content/present-merchant';
import { longestPrep } from '../content/longest-prep';
import { deadlineErrors } from './deadline-errors';
import { destinationOf } from './delivery-details';
import { findGroups } from './find-groups';
import { requireMember } from './group-access';
import { loadGroup } from './group-records';
import { presentGroup, readGroup, readStatus } from './present-group';
import { linesSumMicro } from './price-group';
import { seesOthers } from './private-view';
import { timeRemedy } from './time-remedy';
import { typeOptions } from '../content/type-options';
import { validateGroup } from './validate-group';

const WITHOUT_ORDER = { orderId: null, orderToken: null };

/** Registers what members read of a group order, and what is still missing before its host can pay. */
export function registerReading(app: FastifyInstance, context: SandboxContext): void {
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
