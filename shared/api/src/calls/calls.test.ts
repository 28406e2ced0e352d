import { expect, it } from '@jest/globals';
import type { Call } from '@tiffin/contracts';
import {
  contentGateway,
  fulfillmentService,
  inviteService,
  mainApi,
  userGateway,
} from '@tiffin/contracts/schemas';
import * as api from '../index';
import { services, startNetwork } from '../test-support/start-network';

const merchantId = 'm/1';
const id = 'a b';
const address = {
  lat: 1,
  lng: 2,
  userDeliveryAddressExtraInfoDetail: {
    addressLine1: '1 Main',
    addressLine2: '',
    city: 'C',
    province: 'P',
    postalCode: '1',
    country: 'CA',
  },
  deliveryInstructions: 'Bell',
};
const item = {
  menuItemId: 'i',
  quantity: 1,
  cartItemOptions: [],
  note: '',
  perkSelected: true,
  removeConflictingPerks: false,
  addMenuItemSource: null,
  cartChecksum: 'c',
};
const paymentMethod = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    entityId: 'card',
    paymentProvider: 'STRIPE',
    paymentOptionType: 'CREDIT_CARD_VAULTED',
  },
} as const;
const challengeAnswer = { stripeChallengeAnswer: { stripeId: 'pi' }, challengeMetadataReplay: 'r' };
const guestProfile = {
  firstName: 'G',
  lastName: '',
  email: 'g@example.com',
  phoneNumber: '+1 604 555 0100',
  subscribedToEmail: false,
  subscribedToMerchantMarketingEmails: false,
  externalId: null,
};
const place = { isOpenNow: true, isAvailableNow: true, hasDelivery: true, hasPickup: true, hasDineIn: true };
const point = { latitude: 1, longitude: 2 };
const time = '2026-11-22T12:00:00.000Z';
const workEmail = 'a@example.com';

const main = {
  getUser: () => api.getUser({}),
  getCookies: () => api.getCookies({}),
  getBrands: () => api.getBrands({ externalId: 'b' }),
  getMerchant: () => api.getMerchant({ externalId: 'e', brandExternalId: 'b', id, cartCheckoutCode: 'c' }),
  getMerchantPreview: () => api.getMerchantPreview({ merchantPreviewId: 'p', countryCode: 'CA' }),
  getMerchantDeliveryInfo: () => api.getMerchantDeliveryInfo({ id }),
  getMenus: () =>
    api.getMenus({
      merchantExternalId: 'e',
      excludeChoices: true,
      includeChoicesForItemId: 'i',
      debug: true,
      menuDraftId: 'd',
    }),
  getMenu: () => api.getMenu({ id, excludeChoices: false, dateTime: time, debug: true, menuDraftId: 'd' }),
  getItemChoices: () => api.getItemChoices({ menuId: id, itemId: 'i' }),
  getCart: () => api.getCart({ merchantId }),
  getCartDeliveryInfo: () => api.getCartDeliveryInfo({ merchantId }),
  patchCart: () =>
    api.patchCart({
      merchantId,
      body: { note: 'n', includeCutlery: true, removeConflictingPerks: true, room: '1', table: null },
    }),
  addCartItem: () => api.addCartItem({ merchantId, body: item }),
  updateCartItem: () => api.updateCartItem({ merchantId, cartItemId: id, body: item }),
  removeCartItem: () => api.removeCartItem({ merchantId, item: id }),
  putCartConfig: () =>
    api.putCartConfig({ merchantId, body: { selectedTipOptionId: null, customTipAmountMicro: 1 } }),
  putCartFulfillment: () =>
    api.putCartFulfillment({
      merchantId,
      body: {
        fulfillmentType: 'DELIVERY',
        userDeliveryAddressDetail: address,
        userDeliveryAddressId: 'a',
      },
    }),
  putCartCheckoutCode: () => api.putCartCheckoutCode({ merchantId, body: { checkoutCodeToAdd: 'c' } }),
  putCartScheduledForTime: () =>
    api.putCartScheduledForTime({ merchantId, body: { scheduledForTime: time } }),
  getIncentive: () => api.getIncentive({}),
  getCartIncentives: () => api.getCartIncentives({ merchantId }),
  patchCartIncentives: () =>
    api.patchCartIncentives({ merchantId, body: { incentives: ['i'], cartCheckoutCode: 'c' } }),
  claimCart: () => api.claimCart({ merchantId }),
  placeOrder: () =>
    api.placeOrder({
      body: {
        merchantId,
        cartChecksum: 'c',
        paymentMethod,
        challengeAnswer,
        subscribedToMerchantMarketingEmails: true,
        guestProfile: null,
        externalId: 'u',
      },
    }),
  placeGuestOrder: () =>
    api.placeGuestOrder({
      body: { merchantId, cartChecksum: 'c', paymentMethod, challengeAnswer, guestProfile },
    }),
  getOrder: () => api.getOrder({ id }),
  cancelOrder: () => api.cancelOrder({ id }),
  continueOrder: () => api.continueOrder({ id }),
  getOrderByToken: () => api.getOrderByToken({ token: id }),
  cancelOrderByToken: () => api.cancelOrderByToken({ token: id }),
  continueOrderByToken: () => api.continueOrderByToken({ token: id }),
  getGuestOrder: () => api.getGuestOrder({ id }),
  cancelGuestOrder: () => api.cancelGuestOrder({ id }),
  getDeliveryStatus: () => api.getDeliveryStatus({ orderIdentifier: 'o', orderIdentifierType: 'TOKEN' }),
  getDeliveryAddresses: () => api.getDeliveryAddresses({}),
  addDeliveryAddress: () => api.addDeliveryAddress({ body: { address } }),
  removeDeliveryAddress: () => api.removeDeliveryAddress({ id }),
  getPaymentMethods: () => api.getPaymentMethods({ paymentProcessor: 'STRIPE' }),
  addPaymentMethod: () => api.addPaymentMethod({ body: { setupIntentId: 's' } }),
  removePaymentMethod: () => api.removePaymentMethod({ paymentMethodId: 'p' }),
  createSetupIntent: () => api.createSetupIntent({}),
  getPromoCode: () => api.getPromoCode({ code: 'a/b' }),
  getReorder: () => api.getReorder(point),
  getMerchantReorder: () => api.getMerchantReorder({ merchantId }),
} satisfies Record<keyof typeof mainApi, () => Promise<unknown>>;

const user = {
  previewPointsRedemption: () =>
    api.previewPointsRedemption({ externalUserId: id, pointsToRedeem: 1000, currency: 'CAD' }),
  redeemPoints: () => api.redeemPoints({ externalUserId: id, pointsToRedeem: 1000, currency: 'CAD' }),
} satisfies Record<keyof typeof userGateway, () => Promise<unknown>>;

const group = {
  createFulfillment: () =>
    api.createFulfillment({
      body: {
        merchantId,
        fulfillmentType: 'PICKUP',
        deliveryAddressId: 'a',
        deliveryDetails: { location: 'l', locationId: null, deliveryInstructions: '' },
        orderByTime: time,
        scheduledForTime: null,
      },
    }),
  findFulfillments: () =>
    api.findFulfillments({
      merchantIds: 'm',
      basketIds: 'b',
      orderIds: 'o',
      orderTokens: 't',
      fulfillmentStateFilter: 'OPEN',
      guestStatus: 'READY',
    }),
  getFulfillment: () => api.getFulfillment({ id, includeOrderId: true }),
  getFulfillmentStatus: () => api.getFulfillmentStatus({ id }),
  deleteFulfillment: () => api.deleteFulfillment({ id }),
  joinFulfillment: () =>
    api.joinFulfillment({ id, body: { status: 'READY', firstName: 'G', inviteLinkId: 'l' } }),
  removeGuest: () => api.removeGuest({ id, externalUserId: 'u' }),
  leaveFulfillment: () => api.leaveFulfillment({ id }),
  updateFulfillment: () =>
    api.updateFulfillment({
      id,
      body: {
        fulfillmentType: 'PICKUP',
        guestMax: 3,
        orderByTime: null,
        scheduledForTime: null,
        deliveryDetails: { location: 'l', locationId: null, deliveryInstructions: '' },
        deliveryAddressId: 'a',
        tip: { selectedTipOptionId: null, customTipAmountMicro: null },
        paymentSplit: 'FIXED_AMOUNT',
        fixedAmountMicro: 1,
        shareMode: 'LINK_ONLY',
        showGuestItems: true,
        ownerPaymentOptions: null,
      },
    }),
  getFulfillmentValidation: () => api.getFulfillmentValidation({ id }),
  getFulfillmentTimeSlots: () => api.getFulfillmentTimeSlots({ id }),
  getFulfillmentTipOptions: () => api.getFulfillmentTipOptions({ id }),
  getFulfillmentTypeOptions: () => api.getFulfillmentTypeOptions({ id }),
  confirmFulfillment: () =>
    api.confirmFulfillment({
      id,
      body: {
        checksum: 'c',
        paymentMethod,
        fundingSourceId: null,
        paymentChallengeAnswer: challengeAnswer,
        subdomain: null,
      },
    }),
  createInvite: () => api.createInvite({ id }),
} satisfies Record<keyof typeof fulfillmentService, () => Promise<unknown>>;

const invite = {
  getInvite: () => api.getInvite({ linkId: id }),
} satisfies Record<keyof typeof inviteService, () => Promise<unknown>>;

const gateway = {
  getWorkspace: () => api.getWorkspace({ workspaceId: id }),
  getNearbyMerchants: () =>
    api.getNearbyMerchants({
      ...point,
      ...place,
      maxDistance: 1000,
      hasGroupOrdering: true,
      isTopMerchant: true,
      notInCatalog: 'c',
      limit: 5,
      nextPageToken: 't',
      query: 'q',
      externalUserId: 'u',
    }),
  getCatalogMerchants: () =>
    api.getCatalogMerchants({
      ...point,
      ...place,
      catalogId: 'c',
      limit: 5,
      nextPageToken: 't',
      query: 'q',
    }),
  getCatalog: () => api.getCatalog({ catalogId: id }),
  getNearbyCategories: () => api.getNearbyCategories({ ...point, limit: 5 }),
  getActiveOrders: () => api.getActiveOrders(),
  getPaymentGroups: () => api.getPaymentGroups({ paymentProviders: 'STRIPE,TIFFIN' }),
  verifyWorkspaceEmail: () => api.verifyWorkspaceEmail({ body: { emailCode: 'e', promoCode: null } }),
  searchTeams: () => api.searchTeams({ name: 'n' }),
  getTeam: () => api.getTeam({ teamId: id }),
  joinTeam: () => api.joinTeam({ teamId: id, body: { locationId: 'l', floorId: null } }),
  leaveTeam: () => api.leaveTeam({ teamId: id }),
  addTeamLocation: () => api.addTeamLocation({ teamId: id, body: { googlePlaceId: 'g', workEmail } }),
  sendEmailVerification: () =>
    api.sendEmailVerification({
      body: {
        source: { sourceType: 'TIFFIN_WEB', subdomain: null },
        email: workEmail,
        promoCode: null,
        teamId: null,
      },
    }),
  checkEmailVerification: () => api.checkEmailVerification({ body: { workEmail } }),
  createTeam: () =>
    api.createTeam({
      body: {
        teamDetails: { name: 'n' },
        locations: [{ googlePlaceId: 'g' }],
        userSettings: { workEmail },
      },
    }),
} satisfies Record<keyof typeof contentGateway, () => Promise<unknown>>;

type Row = readonly [requirement: string, name: string, call: Call, make: () => Promise<unknown>];

function rows<Name extends string>(
  requirement: string,
  table: Readonly<Record<Name, Call>>,
  made: Readonly<Record<NoInfer<Name>, () => Promise<unknown>>>,
): readonly Row[] {
  return Object.entries<Call>(table).map(([name, call]) => {
    const make = Object.entries<() => Promise<unknown>>(made).find(([own]) => own === name)?.[1];
    if (!make) throw new Error(`No call of ${name}`);
    return [requirement, name, call, make];
  });
}

it.each([
  ...rows('[API-02]', mainApi, main),
  ...rows('[LOY-04]', userGateway, user),
  ...rows('[API-10]', fulfillmentService, group),
  ...rows('[API-10]', inviteService, invite),
  ...rows('[API-11]', contentGateway, gateway),
])('%s %s is made as the contract says', async (_requirement, name, call, make) => {
  // The validation is handed on as updateFulfillment gives it: with its one name.
  const keys = name === 'getFulfillmentValidation' ? null : shapeOf(call.response);
  const answer = keys?.length === 1 ? { [keys[0] ?? '']: 'the entity' } : { answer: 'whole' };
  const requests = startNetwork(() => ({ data: answer }));
  const result = await make();

  const [request, ...more] = requests;
  expect(more).toEqual([]);
  expect(request?.method?.toUpperCase()).toBe(call.method);
  expect(request?.baseURL).toBe(services[call.service]);
  expect(request?.url).toMatch(new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/{}]+')}$`));

  const query = Object.fromEntries(
    Object.entries(request?.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(Object.keys(query).sort()).toEqual(call.query ? (shapeOf(call.query) ?? []) : []);
  if (call.query) expect(call.query.safeParse(query)).toMatchObject({ success: true });

  const body: unknown = request?.data === undefined ? undefined : JSON.parse(request.data);
  expect(body === undefined).toBe(call.body === undefined);
  if (call.body) expect(call.body.safeParse(body)).toMatchObject({ success: true });
  if (call.body && shapeOf(call.body)) expect(Object.keys(body ?? {}).sort()).toEqual(shapeOf(call.body));

  if (keys?.length === 0) expect(result).toBeUndefined();
  else expect(result).toEqual(keys?.length === 1 ? 'the entity' : answer);
});

it('[API-02] [API-10] [API-11] counts 44, 15, 1 and 16 calls', () => {
  const counts = [mainApi, fulfillmentService, inviteService, contentGateway].map(
    (table) => Object.keys(table).length,
  );
  expect(counts).toEqual([44, 15, 1, 16]);
});

/** The names of an object schema, sorted; null for a union or a record. */
function shapeOf(schema: object): string[] | null {
  if (!('shape' in schema) || typeof schema.shape !== 'object' || schema.shape === null) return null;
  return Object.keys(schema.shape).sort();
}

it('[TEM-02] an empty name finds no team and asks nobody', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  expect(await api.searchTeams({ name: '  ' })).toEqual([]);
  expect(requests).toEqual([]);
});

it.each([
  ['[TEM-02] teams', () => api.searchTeams({ name: 'n' }), { name: 'n', limit: 10 }],
  ['[ACT-04] active orders', () => api.getActiveOrders(), { maxMinutesAfterComplete: 60 }],
  ['[CRT-13] a claimed cart', () => api.claimCart({ merchantId }), { sourceType: 'CURRENT_EXTERNAL_ID' }],
  ['nearby merchants', () => api.getNearbyMerchants(point), { ...point, maxDistance: 5000 }],
  ['[GRP-10] a changed group', () => api.updateFulfillment({ id, body: {} }), { withValidation: true }],
])('%s: the specified defaults are sent', async (_title, make, query) => {
  const requests = startNetwork(() => ({ data: {} }));
  await make();
  expect(requests[0]?.params).toEqual(query);
});
