import { and, eq, isNull, or } from 'drizzle-orm';
import type { Order, PaymentMethodIdentifier, PaymentOptionType } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { cards, users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { testPayment } from '../stripe/test-cards';

type Payer = {
  readonly behaviour: 'passes' | 'challenges' | 'declines';
  readonly cardDisplayDetails: Order['paymentMethod']['cardDisplayDetails'];
};

/** Kinds whose payment comes from elsewhere, for one order. */
const ONE_TIME: readonly PaymentOptionType[] = ['APPLE_PAY', 'GOOGLE_PAY', 'CREDIT_CARD_ONE_TIME'];

/** What pays: a stored card of the person, a card just typed in, a wallet, or the invoice of their team. */
export async function findPayer(
  tx: Database,
  externalUserId: string,
  identifier: PaymentMethodIdentifier,
): Promise<Payer> {
  if (identifier.paymentOptionType === 'INVOICE') return invoiceOf(tx, externalUserId, identifier.entityId);
  const byWallet = ONE_TIME.includes(identifier.paymentOptionType) && testPayment(identifier.entityId);
  if (byWallet) return byWallet;
  const [card] = await tx
    .select()
    .from(cards)
    .where(
      and(eq(cards.id, identifier.entityId), or(isNull(cards.userId), eq(cards.userId, externalUserId))),
    );
  if (!card) return refuse(400, 'INVALID_PARAMETER', 'paymentMethod');
  const { behaviour, brand, country, last4 } = card;
  return { behaviour, cardDisplayDetails: { brand, country, last4 } };
}

async function invoiceOf(tx: Database, externalUserId: string, teamId: string): Promise<Payer> {
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, externalUserId), eq(users.defaultTeamId, teamId)));
  if (!member) return refuse(400, 'INVALID_PARAMETER', 'paymentMethod');
  return { behaviour: 'passes', cardDisplayDetails: null };
}
