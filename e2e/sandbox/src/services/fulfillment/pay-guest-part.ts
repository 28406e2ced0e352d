import { randomUUID } from 'node:crypto';
import type { Locale, PayGuestPartAnswer } from '@tiffin/contracts';
import { payGuestPartAnswerSchema } from '@tiffin/contracts/schemas';
import type { payGuestPartInputSchema } from '@tiffin/contracts/schemas';
import { guestPayment } from '@tiffin/domain';
import type { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { Refusal } from '../../errors/refusal';
import { refuse } from '../../errors/refuse';
import { once } from '../../idempotency/once';
import { authorise, changeReceipt } from '../payments/card-holds';
import { changeGroup } from './change-group';
import { requireMember } from './group-access';
import { HeldGroup } from './group-guard';
import { releaseHolds } from './group-holds';
import type { Group } from './group-records';
import { noteDeclinedCard } from './note-declined-card';
import { presentGroup, readGroup } from './present-group';
import { projectedPartMicro } from './price-group';

type PartPayment = {
  readonly id: string;
  readonly externalUserId: string;
  readonly idempotencyKey: string | undefined;
  readonly input: z.output<typeof payGuestPartInputSchema>;
  readonly locale: Locale;
};

/**
 * Holds a guest's own part on their card, and makes the guest ready. Refuses with 409 PART_CHANGED and the
 * amount if the part costs more than the guest agreed to. A card that already holds enough is not asked again.
 * A new hold replaces the one before. The host is told of a declined card.
 */
export async function payGuestPart(
  context: SandboxContext,
  payment: PartPayment,
): Promise<PayGuestPartAnswer> {
  try {
    return await payOnce(context, payment);
  } catch (error) {
    if (error instanceof Refusal && error.type === 'CARD_DECLINED') await noteDeclinedCard(context, payment);
    throw error;
  }
}

async function payOnce(context: SandboxContext, payment: PartPayment): Promise<PayGuestPartAnswer> {
  const { id, externalUserId, idempotencyKey, input } = payment;
  const { paymentChallengeAnswer: _, ...body } = input;
  return changeGroup(context, id, async (tx, group) =>
    once(
      tx,
      {
        externalUserId,
        call: 'payGuestPart',
        key: idempotencyKey,
        body: { ...body, id },
        now: context.clock.now(),
      },
      payGuestPartAnswerSchema,
      async () => {
        const answer = await payInside(tx, context, group, payment);
        return { answer, isFinal: 'fulfillment' in answer };
      },
    ),
  );
}

async function payInside(
  tx: Database,
  context: SandboxContext,
  group: Group,
  { id, externalUserId, idempotencyKey, input, locale }: PartPayment,
): Promise<PayGuestPartAnswer> {
  const now = context.clock.now();
  const { record } = group;
  await requireMember(tx, group, externalUserId, now);
  if (record.hostId === externalUserId) refuse(403, 'FORBIDDEN', 'HOST');
  const held = HeldGroup.guard(tx, group, 'choose', now);
  const { around, holds } = await readGroup(tx, context, group, locale);
  const partMicro = projectedPartMicro(group, around, externalUserId);
  const { ownMicro } = guestPayment(partMicro, record.settings);
  if (input.agreedMicro < ownMicro)
    refuse(409, 'PART_CHANGED', undefined, { data: { amountMicro: ownMicro } });
  const current = holds.get(externalUserId);
  const receipt = { email: input.receiptEmail ?? current?.receipt?.email ?? null, locale };
  if (ownMicro > (current?.amountMicro ?? 0)) {
    if (!input.paymentMethod) return refuse(400, 'INVALID_PARAMETER', 'paymentMethod');
    const authorised = await authorise(tx, {
      externalUserId,
      identifier: input.paymentMethod.paymentMethodIdentifier,
      amountMicro: input.agreedMicro,
      currencyCode: around.merchant.currencyCode ?? 'DOLLAR',
      scope: `part of ${id}`,
      challengeAnswer: input.paymentChallengeAnswer ?? null,
      fulfillmentId: id,
      receipt,
      idempotencyKey: `part ${id} ${externalUserId} ${idempotencyKey ?? randomUUID()}`,
      now,
    });
    if (authorised.kind === 'challenge') return { paymentChallenge: authorised.challenge };
    const except = authorised.kind === 'held' ? [authorised.hold.id] : [];
    await releaseHolds(tx, id, { of: externalUserId, except });
  } else if (current) await changeReceipt(tx, current, receipt);
  await held.changeGuest(externalUserId, { status: 'READY', cardDeclinedAt: null });
  await held.save();
  return { fulfillment: await presentGroup(tx, context, id, { externalUserId, locale }) };
}
