import { ApiError, errorEffect } from '@tiffin/api';

/** Why a promo code was not added. `ineligible` is the modal INELIGIBLE_PROMOTION (row CHK-10). */
export type PromoCodeProblem =
  | { readonly kind: 'unknown' | 'tooMany' | 'failed' }
  | {
      readonly kind: 'ineligible';
      /** The service's own words, if it sent some. */
      readonly title: string | undefined;
      readonly body: string | undefined;
    };

/** Returns why a promo code was not added (specification 8). */
export function promoCodeProblem(error: unknown): PromoCodeProblem {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const effect = errorEffect(error);
  if (effect.kind === 'modal' && effect.modal === 'INELIGIBLE_PROMOTION') {
    const { title, body } = error;
    return { kind: 'ineligible', title, body };
  }
  if (error.status === 404) return { kind: 'unknown' };
  return { kind: error.status === 429 ? 'tooMany' : 'failed' };
}
