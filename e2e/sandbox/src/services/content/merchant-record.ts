import type { DeliveryInfo, Merchant } from '@tiffin/contracts';

/** The stored part of a merchant: everything that does not depend on the time or the caller. */
export type MerchantRecord = Omit<
  Merchant,
  | 'shareImageUrl'
  | 'todaysHours'
  | 'nextOpenTime'
  | 'closesAt'
  | 'isAvailableNow'
  | 'open'
  | 'scheduledOrderTimeSlots'
  | 'userStampCardProgress'
> & {
  readonly description: string;
  /** The name that several merchants may share. */
  readonly brand: { readonly id: string; readonly externalId: string; readonly name: string };
  /** Null where the merchant does not deliver. */
  readonly deliveryInfo: DeliveryInfo | null;
  readonly supportsPickup: boolean;
  readonly supportsDineIn: boolean;
  readonly isTop: boolean;
  readonly employeePricingText: string | null;
  readonly stampCardLength: number | null;
  /** The credit that a full stamp card gives; null without a card. */
  readonly stampRewardMicro: number | null;
  /** Minutes from the order until the food is ready. */
  readonly prepMinutes: { readonly minimum: number; readonly maximum: number };
  readonly charges: MerchantCharges;
  readonly pickupLimits: {
    readonly minCartItemCount: number;
    readonly maxCartItemCount: number;
    readonly minimumOrderValueMicro: number | null;
    readonly maximumOrderValueMicro: number | null;
  };
  /** True if group orders need the app: the web is refused (specification 8, GROUP_ORDER_APP_ONLY). */
  readonly groupOrderAppOnly: boolean;
};

/** The charges on top of the items (specification 3, financialInfo). */
export type MerchantCharges = {
  /** Per cent of the items. Included taxes are part of the prices and are not added. */
  readonly taxRates: readonly {
    readonly name: string;
    readonly ratePercent: number;
    readonly included: boolean;
  }[];
  readonly serviceChargePercent: number;
  readonly maximumServiceChargeMicro: number;
};
