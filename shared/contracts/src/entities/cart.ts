import { z } from 'zod';
import {
  CODE_REMOVALS,
  DISCOUNT_TYPES,
  FULFILLMENT_TYPES,
  MERCHANT_FULFILLMENT_TYPES,
} from '../enumerations';
import { userDeliveryAddressDetailSchema } from './address';
import {
  currencyCodeSchema,
  identifierSchema,
  instantSchema,
  lineSchema,
  microSchema,
  textSchema,
} from './basics';
import { timeRangeMinutesSchema } from './merchant';
import { perkSchema } from './menu';
import { enumerationSchema, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

/** A way of handing over that a client does not know is pickup: it needs no address and no courier. */
export const fulfillmentTypeSchema = enumerationSchema(FULFILLMENT_TYPES, 'PICKUP');
export const merchantFulfillmentTypeSchema = enumerationSchema(MERCHANT_FULFILLMENT_TYPES, 'IN_STORE');

/** A chosen option; nested ones name the option they hang on. */
export const cartItemOptionSchema = z.object({
  id: requiredTextSchema,
  choiceId: requiredTextSchema,
  parentOptionId: requiredTextSchema.nullable().default(null),
  incrementCount: z.int().min(1),
  name: z.string(),
  /** incrementCount times the option's price. */
  priceMicro: microSchema,
});

export const cartItemSchema = z.object({
  cartItemId: requiredTextSchema,
  menuItemId: requiredTextSchema,
  name: z.string(),
  imageUrl: z.string().nullable(),
  quantity: z.int().min(1),
  /** Price of the whole line: quantity times (item and options). */
  priceMicro: microSchema,
  cartItemOptions: z.array(cartItemOptionSchema),
  perk: perkSchema.nullable(),
  note: z.string(),
  /** False once the item left the menu or sold out since it was added. */
  isAvailable: z.boolean(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const taxRateSchema = z.object({
  name: z.string(),
  ratePercent: z.number(),
  amountMicro: microSchema,
});
export const serviceChargeSchema = z.object({ name: z.string(), amountMicro: microSchema });
export const discountSchema = z.object({
  name: z.string(),
  /** Only words the discount, whose amount stands beside it. */
  type: enumerationSchema(DISCOUNT_TYPES, 'AMOUNT_OFF'),
  discountMicro: microSchema,
  isDiscountAsPoints: z.boolean(),
  /** What the discount takes off the delivery, which deliveryChargeMicro no longer has. */
  deliverySavingMicro: ofExtension('details', microSchema),
});

const financialInfoSchema = z.object({
  tipMicro: microSchema,
  /** Items after discounts. */
  subtotalMicro: microSchema,
  /** Items before discounts. */
  itemSumMicro: microSchema,
  deliveryChargeMicro: microSchema,
  taxMicro: microSchema,
  serviceChargeMicro: microSchema,
  creditMicro: microSchema,
  totalPayableMicro: microSchema,
  taxAndServiceChargeMicro: microSchema,
  taxRates: z.array(taxRateSchema),
  serviceCharges: z.array(serviceChargeSchema),
  cartDiscounts: z.array(discountSchema),
  deliveryMinimumOrderValueMicro: microSchema,
  freeDeliveryOrderValueMicro: microSchema.nullable(),
  pickupMinCartItemCount: z.int().min(0),
  pickupMaxCartItemCount: z.int().min(0),
  pickupMinimumOrderValueMicro: microSchema.nullable(),
  pickupMaximumOrderValueMicro: microSchema.nullable(),
});
export type FinancialInfo = z.infer<typeof financialInfoSchema>;

/** A tip to choose: per cent of the items, or `none`; the amount is worked out by the server. */
export const tipOptionSchema = z.object({
  id: requiredTextSchema,
  percent: z.number(),
  amountMicro: microSchema,
});
export type TipOption = z.infer<typeof tipOptionSchema>;

export const cartSchema = z.object({
  merchantId: requiredTextSchema,
  currencyCode: currencyCodeSchema,
  cartItems: z.array(cartItemSchema),
  note: z.string(),
  includeCutlery: z.boolean(),
  /** False if the person keeps their credit for another order. Left out, the credit pays. */
  includeCredit: ofExtension('creditChoice', z.boolean()),
  fulfillmentType: fulfillmentTypeSchema,
  merchantFulfillmentType: merchantFulfillmentTypeSchema,
  fulfillmentId: requiredTextSchema.nullable(),
  scheduledForTime: instantSchema.nullable(),
  tipOptions: z.array(tipOptionSchema),
  selectedTipOptionId: requiredTextSchema.nullable(),
  customTipAmountMicro: microSchema.nullable(),
  /** Changes with every change of the cart; placing an order sends it back. */
  cartChecksum: requiredTextSchema,
  cartCheckoutCodes: z.array(z.string()),
  /** Codes that were in the cart and do not apply to its person any more. */
  removedCheckoutCodes: ofExtension(
    'details',
    z.array(z.object({ code: z.string(), reason: enumerationSchema(CODE_REMOVALS, 'PROMO_CODE_EXPIRED') })),
  ),
  /** Lines of a guest's cart that did not fit when it was claimed: how many the cart has now, and how many are left out. */
  leftOutItems: ofExtension(
    'details',
    z.array(z.object({ name: z.string(), quantity: z.int().min(0), leftOutQuantity: z.int().min(1) })),
  ),
  removeConflictingPerks: z.boolean(),
  addMenuItemSource: z.string().nullable(),
  pickupFulfillmentEstimate: timeRangeMinutesSchema.nullable(),
  userDeliveryAddressId: requiredTextSchema.nullable(),
  userDeliveryAddressDetail: userDeliveryAddressDetailSchema.nullable(),
  deliveryInfo: z.object({ estimatedDeliveryTimeRange: timeRangeMinutesSchema }).nullable(),
  financialInfo: financialInfoSchema,
  room: z.string().nullable(),
  table: z.string().nullable(),
  updatedAt: instantSchema,
});
export type Cart = z.infer<typeof cartSchema>;

/** What a client sends to add or change a line. */
export const cartItemInputSchema = z.object({
  menuItemId: identifierSchema,
  quantity: z.int().min(1).max(99),
  cartItemOptions: z
    .array(
      z.object({
        id: identifierSchema,
        choiceId: identifierSchema,
        parentOptionId: identifierSchema.nullable().default(null),
        incrementCount: z.int().min(1).max(99).default(1),
      }),
    )
    .max(200),
  note: textSchema(300).default(''),
  perkSelected: z.boolean().default(true),
  removeConflictingPerks: z.boolean().default(false),
  addMenuItemSource: lineSchema(50).nullable().default(null),
  cartChecksum: lineSchema(200).optional(),
});
export type CartItemInput = z.input<typeof cartItemInputSchema>;
