import type { SessionState } from '@tiffin/auth';
import type { WalletOutcome, WalletPayment } from '@tiffin/card-provider';
import type { Cart, Merchant, PaymentMethodIdentifier } from '@tiffin/contracts';
import { orderOf } from '../../api/order-of';
import { paidWith } from '../../api/sent-order';
import { draftOfContact, guestProblems } from '../../domain/guest-draft';
import type { CheckoutForm } from '../use-checkout-form';
import type { Placing } from '../use-place-order';

export type WalletPayer = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly session: SessionState;
  readonly isGuest: boolean;
  readonly form: CheckoutForm;
  readonly placing: Placing;
};

/** Places the order with what a person has approved in their wallet. A guest's contact comes from the wallet. */
export async function payWithWallet(
  { merchant, cart, session, isGuest, form, placing }: WalletPayer,
  { type, identifier, contact }: WalletPayment,
): Promise<WalletOutcome> {
  // What a guest has typed counts, if it is complete.
  const isTyped = Object.keys(guestProblems(form.draft, form.readPhone)).length === 0;
  const draft = contact && !isTyped ? draftOfContact(contact) : form.draft;
  if (isGuest && !isTyped) form.setDraft(draft);
  if (!form.checkGuest(draft)) return 'failed';
  const { readPhone, wantsNews } = form;
  const walletOf: PaymentMethodIdentifier = { ...identifier, entityId: `wallet:${type}` };
  // The same wallet and cart have the same key, whatever token the sheet returns.
  const order = orderOf({ merchant, cart, session, draft, readPhone, wantsNews, identifier: walletOf });
  const result = await placing.place(paidWith(order, identifier));
  if (result === 'open') return 'open';
  return result === 'placed' ? 'paid' : 'failed';
}
