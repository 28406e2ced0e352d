import type { Locale } from '@tiffin/contracts';

/** Refusals in the card provider's own shape: `{ error: { type, code, message } }`. */
export type StripeError = { readonly type: string; readonly code: string; readonly message: string };

const SENTENCES = {
  test_card_only: {
    type: 'card_error',
    en: 'This card is not one of the test cards.',
    zh: '這張卡不是測試卡。',
  },
  expired_card: { type: 'card_error', en: 'Your card has expired.', zh: '你的卡已過期。' },
  card_declined: { type: 'card_error', en: 'Your card was declined.', zh: '你的卡被拒絕。' },
  payment_intent_authentication_failure: {
    type: 'invalid_request_error',
    en: 'Your bank did not confirm this payment.',
    zh: '你的銀行未有確認這筆付款。',
  },
  resource_missing: { type: 'invalid_request_error', en: 'There is no such payment.', zh: '沒有這筆付款。' },
  unexpected_state: {
    type: 'invalid_request_error',
    en: 'This payment is finished already.',
    zh: '這筆付款已經完成。',
  },
} as const;

/** Returns a refusal in the reader's language. */
export function stripeError(code: keyof typeof SENTENCES, locale: Locale): StripeError {
  const { type, ...words } = SENTENCES[code];
  return { type, code, message: words[locale] };
}
