import type {
  ChosenPayment,
  Fulfillment,
  FulfillmentType,
  PaymentSplit,
  SharedCosts,
  ShareMode,
} from '@tiffin/contracts';

/** What the host decides about a group order, as stored with it. */
export type GroupSettings = {
  readonly fulfillmentType: FulfillmentType;
  readonly guestMax: number;
  readonly scheduledForTime: string | null;
  readonly deliveryDetails: Fulfillment['deliveryDetails'];
  readonly tip: Fulfillment['tip'];
  readonly paymentSplit: PaymentSplit;
  readonly fixedAmountMicro: number | null;
  /** Absent in groups from before hosts could choose: by value. */
  readonly sharedCosts?: SharedCosts;
  readonly shareMode: ShareMode;
  readonly showGuestItems: boolean;
  readonly ownerPaymentOptions: ChosenPayment | null;
  /** Guests who have chosen something become ready at the deadline. Absent: no. */
  readonly countInAtDeadline?: boolean;
};
