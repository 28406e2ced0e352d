import type { FulfillmentType, UserDeliveryAddressDetail } from '@tiffin/contracts';

/** A chosen option as stored. Names and prices come from the menu when the cart is read. */
export type StoredOption = {
  readonly id: string;
  readonly choiceId: string;
  readonly parentOptionId: string | null;
  readonly incrementCount: number;
};

export type StoredCartItem = {
  readonly cartItemId: string;
  readonly menuItemId: string;
  /** The name when the item was added. It is shown if the item has left the menu since. */
  readonly name: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly options: readonly StoredOption[];
  readonly perkSelected: boolean;
  readonly note: string;
};

export type StoredCart = {
  readonly items: readonly StoredCartItem[];
  readonly note: string;
  readonly includeCutlery: boolean;
  /** False if the person keeps their credit. Carts of earlier versions have none, and the credit pays. */
  readonly includeCredit?: boolean;
  readonly fulfillmentType: FulfillmentType;
  readonly scheduledForTime: string | null;
  readonly selectedTipOptionId: string | null;
  readonly customTipAmountMicro: number | null;
  readonly cartCheckoutCodes: readonly string[];
  readonly removeConflictingPerks: boolean;
  readonly addMenuItemSource: string | null;
  readonly userDeliveryAddressId: string | null;
  readonly userDeliveryAddressDetail: UserDeliveryAddressDetail | null;
  readonly room: string | null;
  readonly table: string | null;
};
