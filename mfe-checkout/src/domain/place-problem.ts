import type { Remedy } from './place-refusal';

/** Why an order was not placed: without an answer, by the bank's question, or by a refusal in the service's words. */
export type PlaceProblem =
  | { readonly kind: 'lost' | 'abandoned' | 'calledOff' | 'challenge' | 'script' | 'changed' | 'unknown' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly title: string;
      readonly body: string | undefined;
      readonly remedy: Remedy;
      /** The specification shows it as a modal. */
      readonly isModal: boolean;
    };
