import type { PaymentState } from '@tiffin/domain';

/** The states of a payment that the page tells instead of the form: nothing may be paid, and nothing is being sent. */
const KINDS = ['checking', 'unreachable', 'signedOut', 'paid', 'unsure'] as const;
export type PaymentNoticeKind = (typeof KINDS)[number];

/** Returns what the page tells of a payment instead of the form; undefined while the form shows. */
export function paymentNoticeKind({ kind }: PaymentState<unknown>): PaymentNoticeKind | undefined {
  return KINDS.find((one) => one === kind);
}
