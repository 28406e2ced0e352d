import { parseTip } from '@tiffin/domain';

export type TipAmount =
  | { readonly kind: 'accepted'; readonly amountMicro: number }
  | { readonly kind: 'refused'; readonly reason: 'number' | 'range' };

/** Parses a typed tip in micro units, or returns why it is invalid (specification 5, 0 to 200). */
export function readTipAmount(text: string): TipAmount {
  const amountMicro = parseTip(text);
  if (amountMicro !== null) return { kind: 'accepted', amountMicro };
  const isAmount = /^-?\d+([.,]\d{1,2})?$/.test(text.trim());
  return { kind: 'refused', reason: isAmount ? 'range' : 'number' };
}
