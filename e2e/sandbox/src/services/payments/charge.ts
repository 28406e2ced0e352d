import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type {
  CurrencyCode,
  Order,
  PaymentChallenge,
  PaymentChallengeAnswer,
  PaymentMethodIdentifier,
} from '@tiffin/contracts';
import { FREE_PAYMENT, isFree } from '@tiffin/domain';
import type { Database } from '../../db/open-database';
import { intents } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { billTeam } from './bill-team';
import { findPayer } from './find-payer';
import type { Payer } from './find-payer';
import { useUpCard } from './use-up-card';

export type Charge = {
  readonly externalUserId: string;
  readonly identifier: PaymentMethodIdentifier;
  readonly amountMicro: number;
  readonly currencyCode: CurrencyCode;
  /** What is paid for, such as a cart in one state. An intent never pays for anything else. */
  readonly scope: string;
  readonly challengeAnswer: PaymentChallengeAnswer | null;
  /** True if the amount is only authorised: `capture` takes it later and then uses up a one-time card. */
  readonly isHeld?: boolean;
  readonly now: number;
};

export type Charged =
  | {
      readonly kind: 'paid';
      readonly intentId: string | null;
      readonly paymentMethod: Order['paymentMethod'];
    }
  | { readonly kind: 'challenge'; readonly challenge: PaymentChallenge };

const PUBLISHABLE_KEY = 'pk_test_tiffin_sandbox';

/**
 * Charges within the transaction of the purchase: either both commit or neither. A card that needs
 * confirmation returns a challenge, which must be committed. Its answer pays once, only for the same person,
 * purchase and amount. A one-time card is used up by a successful payment, and by no failed attempt. An order
 * with nothing to pay uses no payment method and names none; `FREE_PAYMENT` pays nothing else.
 */
export async function charge(tx: Database, wanted: Charge): Promise<Charged> {
  if (isFree(wanted.amountMicro)) {
    const { entityId: _none, ...paymentMethodIdentifier } = FREE_PAYMENT;
    return {
      kind: 'paid',
      intentId: null,
      paymentMethod: { paymentMethodIdentifier, cardDisplayDetails: null },
    };
  }
  const payer = await findPayer(tx, wanted.externalUserId, wanted.identifier);
  // An order shows its payment method, and never the id that could pay again.
  const { entityId: _, ...paymentMethodIdentifier } = wanted.identifier;
  const paymentMethod = { paymentMethodIdentifier, cardDisplayDetails: payer.cardDisplayDetails };
  switch (payer.behaviour) {
    case 'declines':
      return refuse(402, 'CARD_DECLINED');
    case 'passes':
      return { kind: 'paid', intentId: await pay(tx, wanted, payer), paymentMethod };
    case 'challenges':
      return wanted.challengeAnswer
        ? { kind: 'paid', intentId: await settle(tx, wanted, payer, wanted.challengeAnswer), paymentMethod }
        : { kind: 'challenge', challenge: await challengeFor(tx, wanted) };
  }
}

async function pay(tx: Database, wanted: Charge, { oneTimeCardId, account }: Payer): Promise<string> {
  if (oneTimeCardId && !wanted.isHeld) await useUpCard(tx, oneTimeCardId, wanted.now);
  const billed = account ? await billTeam(tx, account, wanted) : {};
  return (await openIntent(tx, wanted, { ...billed, status: statusAfter(wanted) })).id;
}

async function challengeFor(tx: Database, wanted: Charge): Promise<PaymentChallenge> {
  const { id, clientSecret } = await openIntent(tx, wanted, { status: 'requires_action' });
  return { stripeChallenge: { apiKey: PUBLISHABLE_KEY, clientSecret }, challengeMetadata: id };
}

async function settle(
  tx: Database,
  wanted: Charge,
  { oneTimeCardId }: Payer,
  answer: PaymentChallengeAnswer,
): Promise<string> {
  if (oneTimeCardId && !wanted.isHeld) await useUpCard(tx, oneTimeCardId, wanted.now);
  const { stripeId } = answer.stripeChallengeAnswer;
  const [paid] = await tx
    .update(intents)
    .set({ status: statusAfter(wanted) })
    .where(
      and(
        eq(intents.id, stripeId),
        eq(intents.id, answer.challengeMetadataReplay),
        eq(intents.status, 'requires_confirmation'),
        eq(intents.externalUserId, wanted.externalUserId),
        eq(intents.cardId, wanted.identifier.entityId),
        eq(intents.scope, wanted.scope),
        eq(intents.amountMicro, wanted.amountMicro),
        eq(intents.currencyCode, wanted.currencyCode),
      ),
    )
    .returning({ id: intents.id });
  return paid?.id ?? refuse(402, 'CARD_AUTHENTICATION_FAILED');
}

function statusAfter({ isHeld }: Charge): 'succeeded' | 'requires_capture' {
  return isHeld ? 'requires_capture' : 'succeeded';
}

async function openIntent(
  tx: Database,
  wanted: Charge,
  more: Pick<typeof intents.$inferInsert, 'status' | 'invoiceTeamId' | 'invoiceEmail' | 'invoiceDay'>,
): Promise<{ readonly id: string; readonly clientSecret: string }> {
  const id = `pi_${randomBytes(12).toString('hex')}`;
  const clientSecret = `${id}_secret_${randomBytes(12).toString('hex')}`;
  await tx.insert(intents).values({
    id,
    clientSecret,
    kind: 'payment',
    externalUserId: wanted.externalUserId,
    cardId: wanted.identifier.entityId,
    amountMicro: wanted.amountMicro,
    currencyCode: wanted.currencyCode,
    scope: wanted.scope,
    createdAt: wanted.now,
    ...more,
  });
  return { id, clientSecret };
}
