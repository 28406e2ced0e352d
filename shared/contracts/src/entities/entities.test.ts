import { expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  activeEntrySchema,
  cartSchema,
  catalogDetailsSchema,
  deliveryAddressSchema,
  deliveryInfoSchema,
  deviceInfoSchema,
  embeddedPaymentSchema,
  fulfillmentSchema,
  localSelectionsSchema,
  menuSchema,
  merchantListSchema,
  merchantSchema,
  orderSchema,
  orderSourceSchema,
  paymentGroupSchema,
  persistedTokensSchema,
  storedPaymentMethodSchema,
  teamSchema,
  userSchema,
} from '../schemas';
import { embedSchema } from './embed';
import { paymentChallengeAnswerSchema, paymentChallengeSchema } from './payment';
import { emailVerificationResultSchema, teamDetailsSchema } from './team';
import { pointsRedemptionSchema } from './user';

/**
 * The fields of specification 3, written out by hand: `a(b c)` are b and c inside a. A field is text where nothing is
 * said; `:list(b c)` and `:map(b c)` hold things with the fields b and c. Money is `:int`, micro units.
 */
const specified: readonly (readonly [string, z.ZodType, string])[] = [
  [
    '[MER-01] Merchant',
    merchantSchema,
    `id name nameWithoutLocation address(streetAddress city country defaultPhoneNumberCountryCode) timezone timeZone
    todaysHours:list openHours:list imageUrl phoneNumber email highlightMessage
    latLng(latitude:number longitude:number) categories:list menuItemGroupListId menuPath supportsDelivery:flag
    supportsLoyaltyPlus:flag supportsGroupOrdering:flag isAvailableNow:flag displayConfiguration(displayMode)
    authConfiguration(authMode)
    scheduledOrderTimeSlots:list(date firstAvailableTime lastAvailableTime intervalMillis:int) state url
    pickupInstructions open:flag emailSubscriptionDefaultOn:flag suppressSearchIndexing:flag isRelayMerchant:flag
    externalMenuUrl currencyCode theme(headerImageUrl) promotions:list
    userStampCardProgress(totalStampsCollected:int stampCardLength:int)
    serviceFeeDisclosure(showDisclosure:flag popupSubtitle popupDescription)
    marketingDataList:list(campaignType marketingMenuHighlight(menuHighlightText) menuPopUp:object
    suppressPopupOnLoad:flag)`,
  ],
  [
    '[MER-11] Delivery info',
    deliveryInfoSchema,
    `deliveryMinimumOrderValueMicro:int freeDeliveryOrderValueMicro:int deliveryChargeMicro:int
    estimatedDeliveryTimeRange(minimum:int maximum:int)`,
  ],
  [
    '[MNU-01] Menu',
    menuSchema,
    `id hasInStorePricing:flag isMenuIqEnabled:flag
    items:map(displayPriceMicro:int perk:object choiceIds:list) categories:list(itemIds:list)
    choices:map(optionIds:list minSelectable:int minUniqueSelectable:int)
    options:map(priceMicro:int subchoiceIds:list isDefault:flag defaultIncrementCount:int maxIncrementCount:int
    availability(isAvailable:flag) selected:flag incrementCount:int incrementNumerator:int incrementDenominator:int)
    defaultLocale supportedLocales:list`,
  ],
  [
    '[CRT-01] Cart',
    cartSchema,
    `currencyCode cartItems:list(menuItemId quantity:int priceMicro:int cartItemOptions:list(id priceMicro:int)
    perk(originalPriceMicro:int savingsMicro:int discountedPriceMicro:int isSelected:flag note)) note
    includeCutlery:flag fulfillmentType merchantFulfillmentType fulfillmentId scheduledForTime:instant
    selectedTipOptionId customTipAmountMicro:int cartChecksum cartCheckoutCodes:list removeConflictingPerks:flag
    addMenuItemSource pickupFulfillmentEstimate:object userDeliveryAddressId
    userDeliveryAddressDetail(lat:number lng:number
    userDeliveryAddressExtraInfoDetail(addressLine1 addressLine2 city province postalCode country))
    deliveryInfo(estimatedDeliveryTimeRange:object)`,
  ],
  [
    '[CRT-01] financialInfo',
    cartSchema.shape.financialInfo,
    `tipMicro:int subtotalMicro:int itemSumMicro:int deliveryChargeMicro:int taxMicro:int serviceChargeMicro:int
    creditMicro:int totalPayableMicro:int taxAndServiceChargeMicro:int taxRates:list serviceCharges:list
    cartDiscounts:list(discountMicro:int isDiscountAsPoints:flag) deliveryMinimumOrderValueMicro:int
    freeDeliveryOrderValueMicro:int pickupMinCartItemCount:int pickupMaxCartItemCount:int
    pickupMinimumOrderValueMicro:int pickupMaximumOrderValueMicro:int`,
  ],
  [
    '[ORD-01] Order',
    orderSchema,
    `orderId guestOrderToken currencyCode
    orderItems:list(priceMicro:int originalPriceMicro:int itemOptions:list perk:object wasRejected:flag)
    orderReceipt(tipMicro:int subtotalMicro:int deliveryChargeMicro:int taxMicro:int serviceChargeMicro:int
    creditMicro:int totalMicro:int taxRates:list serviceCharges:list orderDiscounts:list orderTicketNumber
    loyaltyStampsCount:int)
    orderStatus(orderStatus cancellable:flag isCancellable:flag acceptTimestamp:instant orderReadyAtTime:instant
    scheduledForTime:instant)
    orderDeliveryStatuses:list orderRejectionNote userDeliveryAddressDetail:object merchantFulfillmentType placementType
    includeCutlery:flag participatingFulfillmentId paymentMethod(paymentMethodIdentifier(paymentOptionType))
    guestProfile(subscribedToEmail:flag subscribedToMerchantMarketingEmails:flag externalId)`,
  ],
  [
    '[ACT-01] Active entry',
    activeEntrySchema,
    `entityType entityId merchant:object fulfillmentType itemCount:int subtotalMicro:int orderStatus
    scheduledTime:instant readyTime:instant
    fulfillmentDetails(fulfillmentState guestStatus isCurrentUserAdmin:flag guestOrderId)`,
  ],
  [
    '[GRP-01] Fulfillment',
    fulfillmentSchema,
    `fulfillmentId fulfillmentType hostId guests:list(externalUserId status) guestMax:int joinUri
    isCurrentUserAdmin:flag checksum costBreakdown(totalMicro:int) paymentSplit
    tip(selectedTipOptionId customTipAmountMicro:int) orderId merchantIds:list completeTime:instant orderByTime:instant
    expirationTime:instant scheduledDetails(scheduled:flag scheduledForTime:instant)
    deliveryDetails(location locationId deliveryInstructions) deliveryPricing:object ownerPaymentOptions:object
    shareSettings(shareMode supportedShareModes:list) fulfillmentFlowType fulfillmentState groupDisplay:object visibility
    kind`,
  ],
  [
    '[ADR-01] Delivery address',
    deliveryAddressSchema,
    'deliveryAddressId address lastUsedAt:instant createdAt:instant deliveryAddressDetail:object',
  ],
  [
    '[CHK-20] Stored payment method',
    storedPaymentMethodSchema,
    'paymentMethodIdentifier:object token paymentMethodDisplayDetails:object',
  ],
  [
    '[CHK-21] Payment group',
    paymentGroupSchema,
    `name sourceType paymentMethods:list(name
    paymentMethodIdentifier(entityType entityId paymentProvider paymentOptionType) cardDisplayDetails(brand country last4))`,
  ],
  ['Payment challenge', paymentChallengeSchema, 'stripeChallenge(apiKey clientSecret) challengeMetadata'],
  [
    'Payment challenge answer',
    paymentChallengeAnswerSchema,
    'stripeChallengeAnswer(stripeId) challengeMetadataReplay',
  ],
  [
    '[AUT-18] User',
    userSchema,
    'externalUserId externalId email firstName lastName points:int teamInfo(defaultTeamId) creditMap:map',
  ],
  ['Points redemption', pointsRedemptionSchema, 'pointsToRedeem:int currency'],
  ['[TEM-01] Team search result', teamDetailsSchema, 'teamId name secured:flag industry'],
  [
    '[TEM-01] Team',
    teamSchema,
    `teamDetails(teamId name secured:flag industry)
    locations:list(locationId latLon:object googlePlaceId displayName extendedDisplayName memberCount:int secured:flag
    floors:list(floorId name secured:flag memberCount:int dropZones:list(dropZoneId name)))
    userMembership(status emailVerified:flag) userSettings(workEmail locationId floorId dropZoneId)`,
  ],
  [
    '[TEM-01] Email verification result',
    emailVerificationResultSchema,
    'emailVerificationStatus teamStatus associatedTeamDetails(teamId name secured:flag)',
  ],
  ['Merchant list', merchantListSchema, 'merchants:list hasNextPage:flag paginationToken'],
  [
    'Catalog',
    catalogDetailsSchema,
    `name merchants:list hasNearbySection:flag hasCategorySection:flag location:object nearbySearchDistance:number`,
  ],
  ['Order source', orderSourceSchema, 'orderSource sourceId subdomain subdomainId origin'],
  [
    '[EMB-03] Embed',
    embedSchema,
    `isEmbedded:flag integrationType supportedPaymentMethods:list
    storedCards:list(token_id card_brand card_last_four)
    initData(session_token user(first_name last_name email building))`,
  ],
  [
    '[EMB-03] Embedded payment',
    embeddedPaymentSchema,
    'type countryCode currency total:int subtotal:int tax:int',
  ],
  [
    '[AUT-19] Persisted tokens',
    persistedTokensSchema,
    'token idToken refreshToken anonymousToken(token expiry:int)',
  ],
  ['Device info cookie', deviceInfoSchema, 'device_id web_app_version user_agent ip_address country_code'],
];

const fields = specified.flatMap(([entity, schema, text]) => {
  const found = fieldsOf(z.toJSONSchema(schema, { io: 'output' }));
  return listed(text).map(([path, type]) => [entity, path, type, found] as const);
});

it.each(fields)('%s has %s, which is %s', (_entity, path, type, found) => {
  expect(found.get(path)).toBe(type);
});

it.each(specified)('%s: every field that is named for micro units is whole', (_entity, schema) => {
  const micro = [...fieldsOf(z.toJSONSchema(schema, { io: 'output' }))].filter(([path]) =>
    path.endsWith('Micro'),
  );
  expect(micro.filter(([, type]) => type !== 'int')).toEqual([]);
});

it('money is whole: a fraction of a micro unit is refused', () => {
  const info = {
    deliveryMinimumOrderValueMicro: 0,
    freeDeliveryOrderValueMicro: null,
    deliveryChargeMicro: 1.5,
  };
  const range = { minimum: 0, maximum: 5 };
  const parsed = deliveryInfoSchema.safeParse({ ...info, estimatedDeliveryTimeRange: range });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['deliveryChargeMicro']);
});

it('local selections are kept by merchant and item, with option ids and a creation time', () => {
  const kept = { 'm_lucknow-lunch-home': { 'lemon-rice-box': { optionIds: ['heat.gentle'], createdAt: 1 } } };
  expect(localSelectionsSchema.parse(kept)).toEqual(kept);
  expect(localSelectionsSchema.safeParse({ m: { i: { optionIds: ['o'] } } }).success).toBe(false);
});

/** `a(b:int) d` as a: object, a.b: int, d: text. */
function listed(text: string): readonly (readonly [path: string, type: string])[] {
  const paths: (readonly [string, string])[] = [];
  const above: string[] = [];
  for (const [, name, type, opens] of text.matchAll(/(\w+)(?::(\w+))?(\()?|\)/g)) {
    if (!name) {
      above.pop();
      continue;
    }
    const path = [...above, name].join('.');
    paths.push([path, type ?? (opens ? 'object' : 'text')]);
    if (opens) above.push(name);
  }
  return paths;
}

/** Every named field and its type; lists, maps, alternatives and null leave no trace in the path. */
function fieldsOf(schema: unknown, prefix = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of entriesOf(schema)) {
    if (key === 'properties') {
      for (const [name, inner] of entriesOf(value)) {
        found.set(prefix + name, typeOf(inner));
        for (const [path, type] of fieldsOf(inner, `${prefix}${name}.`)) found.set(path, type);
      }
    } else if (['items', 'additionalProperties'].includes(key)) {
      for (const [path, type] of fieldsOf(value, prefix)) found.set(path, type);
    } else if (['anyOf', 'oneOf'].includes(key) && Array.isArray(value)) {
      for (const inner of value) for (const [path, type] of fieldsOf(inner, prefix)) found.set(path, type);
    }
  }
  return found;
}

function typeOf(schema: unknown): string {
  const facts = new Map(entriesOf(schema));
  const alternatives = facts.get('anyOf');
  if (Array.isArray(alternatives)) return alternatives.map(typeOf).find((type) => type !== 'null') ?? 'null';
  if (facts.get('format') === 'date-time') return 'instant';
  if (facts.get('type') === 'object') return facts.has('properties') ? 'object' : 'map';
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'int',
    number: 'number',
    boolean: 'flag',
    array: 'list',
    null: 'null',
  };
  const types = [facts.get('type')].flat();
  return names[String(types.find((type) => type !== 'null') ?? 'null')] ?? 'unknown';
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
