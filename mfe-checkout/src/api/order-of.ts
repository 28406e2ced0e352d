import type { Cart, Merchant, PaymentMethodIdentifier } from '@tiffin/contracts';
import type { SessionState } from '@tiffin/auth';
import { guestProfile } from '../domain/guest-draft';
import type { GuestDraft, ReadPhone } from '../domain/guest-draft';
import { placingIntent } from '../domain/placing-intent';
import type { SentOrder } from './sent-order';

type Parts = {
  readonly merchant: Pick<Merchant, 'id'>;
  readonly cart: Pick<Cart, 'cartChecksum' | 'updatedAt'>;
  readonly session: SessionState;
  /** A guest's input; an account needs none. */
  readonly draft: GuestDraft;
  readonly readPhone: ReadPhone;
  readonly wantsNews: boolean;
  readonly identifier: PaymentMethodIdentifier;
};

/** Returns the order of a cart by a person or a guest, to be paid with a payment method. */
export function orderOf({
  merchant,
  cart,
  session,
  draft,
  readPhone,
  wantsNews,
  identifier,
}: Parts): SentOrder {
  const common = {
    merchantId: merchant.id,
    cartChecksum: cart.cartChecksum,
    paymentMethod: { paymentMethodIdentifier: identifier },
  };
  const intent = placingIntent(merchant.id, cart.cartChecksum, identifier);
  const changedAt = cart.updatedAt;
  if (session.status === 'authenticated' || session.status === 'embedded') {
    const { externalUserId: externalId } = session;
    const body = {
      ...common,
      subscribedToMerchantMarketingEmails: wantsNews,
      guestProfile: null,
      externalId,
    };
    return { kind: 'user', intent, changedAt, body };
  }
  const body = { ...common, guestProfile: guestProfile(draft, wantsNews, readPhone) };
  return { kind: 'guest', intent, changedAt, body };
}
