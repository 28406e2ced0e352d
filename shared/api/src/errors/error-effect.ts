import { ApiError } from './api-error';
import { errorCatalogue } from './error-catalogue';

export type ModalName =
  | 'INELIGIBLE_PROMOTION'
  | 'UNAVAILABLE_SCHEDULED_ORDER_ITEM'
  | 'SCHEDULED_ORDER_ITEM_PREP_TIME'
  | 'INVALID_SCHEDULED_FOR_TIME'
  | 'INCENTIVES_INVALID'
  | 'GROUP_ORDER_APP_ONLY';

export type FlowName = 'perkConflict' | 'listRestart' | 'forbidden';

/** What the product does about an error: keys of sentences, never sentences (specification 8). */
export type ErrorEffect =
  | { readonly kind: 'toast'; readonly messageKey: string; readonly tone: 'error' }
  | {
      readonly kind: 'modal';
      readonly modal: ModalName;
      /** Localized by the service. */
      readonly title?: string;
      readonly body?: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'flow';
      readonly flow: FlowName;
      /** A toast that goes with the flow. */
      readonly messageKey?: string;
      /** The perk's display hint. */
      readonly displayHint?: string;
    }
  | { readonly kind: 'silence' };

/** The effect of an error on the product; `context` is the name of the call that failed. */
export function errorEffect(error: unknown, context?: string): ErrorEffect {
  if (!(error instanceof ApiError)) return { kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' };
  const row = errorCatalogue.find(
    ({ when }) =>
      (when.status === undefined || when.status === error.status) &&
      (when.type === undefined || when.type === error.type) &&
      (when.reason === undefined || when.reason === error.reason) &&
      (when.parameter === undefined || [error.reason, error.data?.parameter].includes(when.parameter)) &&
      (when.contexts === undefined || (context !== undefined && when.contexts.includes(context))),
  );
  if (!row) return { kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' };
  const { effect } = row;
  if (effect.kind === 'modal') return { ...effect, title: error.title, body: error.body, data: error.data };
  if (effect.kind === 'flow' && effect.flow === 'perkConflict') {
    const hint = error.data?.displayHint;
    return { ...effect, displayHint: typeof hint === 'string' ? hint : error.body };
  }
  return effect;
}
