import type { Locale } from '@tiffin/contracts';

/** Refusals in the card provider's own shape: `{ error: { type, code, message } }`. */
export type StripeError = { readonly type: string; readonly code: string; readonly message: string };

const SENTENCES = {
  test_card_only: {
    type: 'card_error',
    en: 'This card isn’t one of the test cards.',
    zh: '此信用卡不是測試卡。',
  },
  expired_card: { type: 'card_error', en: 'Your card has expired.', zh: '你的信用卡已過期。' },
  card_declined: { type: 'card_error', en: 'Your card was declined.', zh: '你的信用卡被拒。' },
  payment_intent_authentication_failure: {
    type: 'invalid_request_error',
    en: 'Your bank didn’t confirm this payment.',
    zh: '銀行未能確認這筆付款。',
  },
  resource_missing: {
    type: 'invalid_request_error',
    en: 'We can’t find this payment.',
    zh: '找不到這筆付款。',
  },
  unexpected_state: {
    type: 'invalid_request_error',
    en: 'This payment is already complete.',
    zh: '這筆付款已經完成。',
  },
} as const;

/** Returns a refusal in the reader's language. */
export function stripeError(code: keyof typeof SENTENCES, locale: Locale): StripeError {
  const { type, ...words } = SENTENCES[code];
  return { type, code, message: words[locale] };
}
