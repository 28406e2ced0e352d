import { expect, it } from '@jest/globals';
import * as contracts from './enumerations';
import { cartSchema, menuSchema } from './schemas';

it.each([
  ['[MER-02] display modes', contracts.DISPLAY_MODES, 'DEFAULT DINE_IN DELIVERY ORDER_AHEAD'],
  [
    '[MER-02] fulfillment types of merchants',
    contracts.MERCHANT_FULFILLMENT_TYPES,
    'IN_STORE DELIVERY DINE_IN',
  ],
  ['auth modes', contracts.AUTH_MODES, 'DEFAULT CHECKOUT_OTP'],
  ['campaigns', contracts.CAMPAIGN_TYPES, 'GENERIC EMPLOYEE_PRICING'],
  [
    '[MER-03] merchant states',
    contracts.MERCHANT_STATES,
    `UNKNOWN_MERCHANT_STATE ON OFF WHITELIST DEBUG MERCHANT_DOWN MERCHANT_DOWN_MANUAL LOST ACCOUNT_ISSUE
    MERCHANT_DOWN_OVER_CAPACITY MERCHANT_DOWN_PROMPT MERCHANT_DOWN_UNTIL_TOMORROW
    MERCHANT_DOWN_UNRESPONSIVE_OVER_CAPACITY MERCHANT_DOWN_PLATFORM_ISSUE MERCHANT_DOWN_UNRESPONSIVE_PROMPT
    MERCHANT_DOWN_UNRESPONSIVE_UNTIL_TOMORROW`,
  ],
  [
    '[ORD-02] order statuses',
    contracts.ORDER_STATUSES,
    `ACCEPTED CANCELLED IN_TRANSIT PLACED PREPARED RECEIVED REJECTED UNKNOWN_ORDER_STATUS SCHEDULED DELIVERY_CREATED
    DELIVERY_CANCELED COURIER_CONFIRMED COURIER_ENROUTE_PICKUP COURIER_CONFIRMED_STORE_ARRIVAL COURIER_PICKED_UP
    COURIER_ENROUTE_DROPOFF COURIER_CONFIRMED_CONSUMER_ARRIVAL COURIER_DROPPED_OFF`,
  ],
  ['[RTE-02] order identifier types', contracts.ORDER_IDENTIFIER_TYPES, 'ID TOKEN GUEST_TOKEN'],
  ['placement types', contracts.PLACEMENT_TYPES, 'DEFAULT IN_STORE'],
  [
    '[CHK-07] payment types',
    contracts.PAYMENT_OPTION_TYPES,
    'UNKNOWN_TYPE CREDIT_CARD_VAULTED CREDIT_CARD_ONE_TIME APPLE_PAY GOOGLE_PAY PAY_PAL INVOICE',
  ],
  [
    '[EMB-04] native payment types',
    contracts.NATIVE_PAYMENT_TYPES,
    'APPLE_PAY GOOGLE_PAY IN_APP_STORED_PAYMENT',
  ],
  ['native platforms', contracts.NATIVE_PLATFORMS, 'iOS Android'],
  ['[CHK-07] processors', contracts.PAYMENT_PROCESSORS, 'UNKNOWN_PROCESSOR STRIPE TIFFIN'],
  ['[CHK-21] payment providers', contracts.PAYMENT_PROVIDERS, 'STRIPE TIFFIN NONE'],
  ['[CHK-21] payment entities', contracts.PAYMENT_ENTITY_TYPES, 'PAYMENT_OPTION ACCOUNT'],
  ['[CHK-01] payment sources', contracts.PAYMENT_SOURCE_TYPES, 'PERSONAL CORPORATE'],
  ['[CHK-01] checkout steps', contracts.CHECKOUT_STEPS, 'PAYMENT REVIEW'],
  ['[GRP-15] payment splits', contracts.PAYMENT_SPLITS, 'PAY_SEPARATELY FIXED_AMOUNT'],
  [
    '[CRT-24] discounts',
    contracts.DISCOUNT_TYPES,
    'AMOUNT_OFF PERCENT_OFF PERCENT_OFF_BASE FIXED_PRICE FIXED_PRICE_BASE',
  ],
  [
    '[GRP-02] fulfillment states',
    contracts.FULFILLMENT_STATES,
    'CREATED OPEN SCHEDULED CLOSED CANCELLED EXPIRED',
  ],
  ['[GRP-03] guest statuses', contracts.GUEST_STATUSES, 'BROWSING READY'],
  ['[GRP-04] flow types', contracts.FULFILLMENT_FLOW_TYPES, 'HOST_ALWAYS_GUEST ADMIN_OPTIONAL_GUEST'],
  ['[GRP-20] kinds', contracts.FULFILLMENT_KINDS, 'FULFILLMENT PRIVATE_PIGGYBACK'],
  ['[GRP-16] join modes', contracts.SHARE_MODES, 'LINK_ONLY DEFAULT_TEAM'],
  ['[TEM-03] memberships', contracts.MEMBERSHIP_STATUSES, 'NOT_JOINED MEMBER'],
  ['[TEM-03] verifications', contracts.EMAIL_VERIFICATION_STATUSES, 'NOT_VERIFIED PENDING VERIFIED'],
  ['[TEM-03] team statuses', contracts.TEAM_STATUSES, 'DOES_NOT_EXIST INVITE_ONLY JOINABLE JOINED'],
  ['order sources', contracts.ORDER_SOURCES, 'TIFFIN_APP TIFFIN_ONE ORGANIZATION GOOGLE_FOOD'],
  ['source types', contracts.SOURCE_TYPES, 'TIFFIN_WEB TIFFIN_APP ORGANIZATION'],
  ['[CFG-02] languages', contracts.LOCALES, 'en zh'],
  ['[CFG-08] currencies', contracts.CURRENCY_CODES, 'DOLLAR CAD USD AUD HKD NZD GBP EUR'],
])('%s are as the specification has them', (_name, values, expected) => {
  expect(values).toEqual(expected.split(/\s+/));
});

it('[CRT-01] the currency of a cart is DOLLAR where none is given', () => {
  expect(cartSchema.shape.currencyCode.parse(undefined)).toBe('DOLLAR');
});

it('[MNU-03] the language of a menu is en_CA where none is given', () => {
  expect(menuSchema.shape.defaultLocale.parse(undefined)).toBe('en_CA');
});
