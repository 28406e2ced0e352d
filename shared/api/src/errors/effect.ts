import type { ErrorMessage } from './error-messages';

export type ModalName =
  | 'INELIGIBLE_PROMOTION'
  | 'UNAVAILABLE_SCHEDULED_ORDER_ITEM'
  | 'SCHEDULED_ORDER_ITEM_PREP_TIME'
  | 'INVALID_SCHEDULED_FOR_TIME'
  | 'INCENTIVES_INVALID'
  | 'GROUP_ORDER_APP_ONLY';

type FlowName = 'perkConflict' | 'listRestart' | 'forbidden' | 'checkoutCode';

/** What the product does about an error: keys of sentences, never sentences (specification 8). */
export type ErrorEffect =
  | {
      readonly kind: 'toast';
      readonly messageKey: ErrorMessage;
      readonly tone: 'error';
      /** The number that the sentence tells, such as the seconds to wait. */
      readonly count?: number;
      /** The service's own words, localized, which say more than the sentence. */
      readonly text?: string | undefined;
    }
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
      readonly messageKey?: ErrorMessage;
      /** The perk's display hint. */
      readonly displayHint?: string;
    }
  | { readonly kind: 'silence' };
