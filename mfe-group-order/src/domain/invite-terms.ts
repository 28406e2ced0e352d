import type { Invite } from '@tiffin/contracts';

type Terms = Pick<Invite, 'paymentSplit' | 'fixedAmountMicro' | 'currencyCode'>;

/** Who pays for those who are invited: the host for all, the host up to an amount each, or everybody. */
export type InvitePayer =
  | { readonly kind: 'all' }
  | { readonly kind: 'upTo'; readonly amountMicro: number; readonly currencyCode: string }
  | { readonly kind: 'separately' };

/** Returns who pays, in micro units; undefined if the service does not say (specification 3, paymentSplit). */
export function invitePayer({
  paymentSplit,
  fixedAmountMicro,
  currencyCode,
}: Terms): InvitePayer | undefined {
  if (paymentSplit === undefined) return undefined;
  if (paymentSplit === 'PAY_SEPARATELY') return { kind: 'separately' };
  if (fixedAmountMicro === null) return { kind: 'all' };
  if (fixedAmountMicro === undefined) return undefined;
  return { kind: 'upTo', amountMicro: fixedAmountMicro, currencyCode };
}
