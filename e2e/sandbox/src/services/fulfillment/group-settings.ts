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
  /** The group orders by itself at the deadline. Absent or null: no. */
  readonly autoOrder?: AutoOrder | null;
};

/** The card and the highest total with which the host agreed to order at the deadline. */
export type AutoOrder = { readonly paymentMethod: ChosenPayment; readonly maxTotalMicro: number };
