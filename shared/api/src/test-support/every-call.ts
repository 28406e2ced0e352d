import type {
  contentGateway,
  fulfillmentService,
  inviteService,
  mainApi,
  userGateway,
} from '@tiffin/contracts/schemas';
import * as accountCalls from '../calls/account';
import * as cartCalls from '../calls/cart';
import * as catalogCalls from '../calls/catalog';
import * as deliveryAddressCalls from '../calls/delivery-address';
import * as fulfillmentCalls from '../calls/fulfillment';
import * as incentiveCalls from '../calls/incentive';
import * as menuCalls from '../calls/menu';
import * as merchantCalls from '../calls/merchant';
import * as orderCalls from '../calls/order';
import * as paymentCalls from '../calls/payment';
import * as teamCalls from '../calls/team';

const api = {
  ...accountCalls,
  ...cartCalls,
  ...catalogCalls,
  ...deliveryAddressCalls,
  ...fulfillmentCalls,
  ...incentiveCalls,
  ...menuCalls,
  ...merchantCalls,
  ...orderCalls,
  ...paymentCalls,
  ...teamCalls,
};

type Calls<Name extends string> = Readonly<Record<Name, () => Promise<unknown>>>;

/** A path parameter as awkward as they come. */
export const awkwardId = 'a b/ü';
const id = awkwardId;
const merchantId = awkwardId;
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
  getItemChoices: () => api.getItemChoices({ menuId: id, itemId: id }),
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
  getPromoCode: () => api.getPromoCode({ code: id }),
  getReorder: () => api.getReorder(point),
  getMerchantReorder: () => api.getMerchantReorder({ merchantId }),
} satisfies Calls<keyof typeof mainApi>;

const user = {
  previewPointsRedemption: () =>
    api.previewPointsRedemption({ externalUserId: id, pointsToRedeem: 1000, currency: 'CAD' }),
  redeemPoints: () => api.redeemPoints({ externalUserId: id, pointsToRedeem: 1000, currency: 'CAD' }),
} satisfies Calls<keyof typeof userGateway>;

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
  removeGuest: () => api.removeGuest({ id, externalUserId: id }),
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
} satisfies Calls<keyof typeof fulfillmentService>;

const invite = {
  getInvite: () => api.getInvite({ linkId: id }),
} satisfies Calls<keyof typeof inviteService>;

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
  getNearbyCategories: () => api.getNearbyCategories({ ...point, limit: 5, maxDistance: 1000 }),
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
} satisfies Calls<keyof typeof contentGateway>;

/** Every call of specification 7 by its name, made with every parameter it takes. */
export const everyCall: Calls<string> = { ...main, ...user, ...group, ...invite, ...gateway };
