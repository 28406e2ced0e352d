import { and, eq } from 'drizzle-orm';
import type { Order, PaymentMethodIdentifier, PaymentOptionType } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { cards } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { testPayment } from '../stripe/test-cards';
import { invoiceAccountOf } from './invoice-account';
import type { InvoiceAccount } from './invoice-account';

export type Payer = {
  readonly behaviour: 'passes' | 'challenges' | 'declines';
  readonly cardDisplayDetails: Order['paymentMethod']['cardDisplayDetails'];
  /** The one-time card that this payment uses up. */
  readonly oneTimeCardId?: string;
  /** The team's account that is billed. */
  readonly account?: InvoiceAccount;
};

/** Kinds of payment methods that another provider issues for one order. */
const ONE_TIME: readonly PaymentOptionType[] = ['APPLE_PAY', 'GOOGLE_PAY', 'CREDIT_CARD_ONE_TIME'];

/**
 * Finds what pays: a stored card of the person, a one-time card that the same person or guest entered, a
 * wallet, or the account of the person's team. What belongs to another person is refused like an unknown id.
 */
export async function findPayer(
  tx: Database,
  externalUserId: string,
  { entityId, paymentOptionType }: PaymentMethodIdentifier,
): Promise<Payer> {
  if (paymentOptionType === 'INVOICE') {
    const account = await invoiceAccountOf(tx, externalUserId, entityId);
    return account ? { behaviour: 'passes', cardDisplayDetails: null, account } : refuseUnknown();
  }
  const isOneTime = ONE_TIME.includes(paymentOptionType);
  const byWallet = isOneTime && testPayment(entityId);
  if (byWallet) return byWallet;
  if (!isOneTime && paymentOptionType !== 'CREDIT_CARD_VAULTED') return refuseUnknown();
  const [card] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.id, entityId), eq(cards.userId, externalUserId), eq(cards.isStored, !isOneTime)));
  if (!card) return refuseUnknown();
  if (card.usedAt !== null) refuse(402, 'CARD_ALREADY_USED');
  const { behaviour, brand, country, last4 } = card;
  const payer = { behaviour, cardDisplayDetails: { brand, country, last4 } };
  return isOneTime ? { ...payer, oneTimeCardId: card.id } : payer;
}

function refuseUnknown(): never {
  return refuse(400, 'INVALID_PARAMETER', 'paymentMethod');
}
