import { ORDER_IDENTIFIER_TYPES, SOURCE_TYPES } from '@tiffin/contracts';
import type { OrderIdentifierType, SourceType } from '@tiffin/contracts';

type TextName =
  | 'mid'
  | 'workspaceId'
  | 'catalogId'
  | 'group'
  | 'city'
  | 'cuisine'
  | 'catering'
  | 'fulfillmentId'
  | 'merchantName'
  | 'merchantPreviewId'
  | 'countryCode'
  | 'placeId'
  | 'q'
  | 'top'
  | 'r'
  | 'address'
  | 'deliveryAddressId'
  | 'embed'
  | 'did'
  | 'edid'
  | 'menudraftid'
  | 'themeJSON'
  | 'lang'
  | 'invite_id'
  | 'onLogIn'
  | 'checkoutLogin'
  | 'ownerId'
  | 'item'
  | 'origin'
  | 'claim'
  | 'back'
  | 'backUrl'
  | 'referrer'
  | 'offer'
  | 'promo'
  | 'promoCode'
  | 'emailCode'
  | 'teamJoinSuccess'
  | 'token'
  | 'entity_id'
  | 'room'
  | 'table';

type FlagName =
  | 'inStore'
  | 'learn'
  | 'orderLater'
  | 'hidePickup'
  | 'pickup'
  | 'hideExpressServiceModal'
  | 'hideDownloadApp'
  | 'forceDelivery'
  | 'share'
  | 'goShare'
  | 'goConsumerFlow'
  | 'expressLocalTest'
  | 'suppressOrderBar'
  | 'on'
  | 'op'
  | 'od'
  | 'p'
  | 'hqoLinkout'
  | 'hideDineInToggle'
  | 'debugreview';

/** Every query parameter of specification 2. A text is null if absent or empty. */
export type QueryParameters = Readonly<Record<TextName, string | null> & Record<FlagName, boolean>> & {
  readonly lat: number | null;
  readonly lon: number | null;
  readonly from: 'menu' | 'checkout' | null;
  readonly listType: 'building' | 'nearby' | null;
  readonly orderIdentifierType: OrderIdentifierType | null;
  readonly sourceType: SourceType | null;
};

/**
 * Parses the query of a URL, with or without its question mark. The first value of a repeated name counts.
 */
export function parseQueryParameters(search: string): QueryParameters {
  const query = new URLSearchParams(search);
  const text = (name: string): string | null => query.get(name) || null;
  const isTrue = (name: string): boolean => query.get(name) === 'true';
  const isOne = (name: string): boolean => query.get(name) === '1';
  return {
    mid: text('mid'),
    workspaceId: text('workspaceId'),
    catalogId: text('catalogId'),
    group: text('group'),
    city: text('city'),
    cuisine: text('cuisine'),
    catering: text('catering'),
    fulfillmentId: text('fulfillmentId'),
    merchantName: text('merchantName'),
    merchantPreviewId: text('merchantPreviewId'),
    countryCode: text('countryCode'),
    placeId: text('placeId'),
    q: text('q'),
    top: text('top'),
    r: text('r'),
    address: text('address'),
    deliveryAddressId: text('deliveryAddressId'),
    embed: text('embed'),
    did: text('did'),
    edid: text('edid'),
    menudraftid: text('menudraftid'),
    themeJSON: text('themeJSON'),
    lang: text('lang'),
    invite_id: text('invite_id'),
    onLogIn: text('onLogIn'),
    checkoutLogin: text('checkoutLogin'),
    ownerId: text('ownerId'),
    item: text('item'),
    origin: text('origin'),
    claim: text('claim'),
    back: text('back'),
    backUrl: text('backUrl'),
    referrer: text('referrer'),
    offer: text('offer'),
    promo: text('promo'),
    promoCode: text('promoCode'),
    emailCode: text('emailCode'),
    teamJoinSuccess: text('teamJoinSuccess'),
    token: text('token'),
    entity_id: text('entity_id'),
    room: text('room'),
    table: text('table'),
    lat: degrees(text('lat'), 90),
    lon: degrees(text('lon'), 180),
    from: oneOf(['menu', 'checkout'] as const, text('from')),
    listType: oneOf(['building', 'nearby'] as const, text('listType')),
    orderIdentifierType: oneOf(ORDER_IDENTIFIER_TYPES, text('orderIdentifierType')),
    sourceType: oneOf(SOURCE_TYPES, text('sourceType')),
    inStore: isTrue('inStore'),
    learn: isTrue('learn'),
    orderLater: isTrue('orderLater'),
    hidePickup: isTrue('hidePickup'),
    pickup: isTrue('pickup'),
    hideExpressServiceModal: isTrue('hideExpressServiceModal'),
    hideDownloadApp: isTrue('hideDownloadApp'),
    // The specification only names this parameter, so it is read like the flags around it.
    forceDelivery: isTrue('forceDelivery'),
    share: isOne('share'),
    goShare: isOne('goShare'),
    goConsumerFlow: isOne('goConsumerFlow'),
    expressLocalTest: isOne('expressLocalTest'),
    suppressOrderBar: isOne('suppressOrderBar'),
    on: isOne('on'),
    op: isOne('op'),
    od: isOne('od'),
    p: isOne('p'),
    hqoLinkout: isOne('hqoLinkout'),
    // The specification defines this one flag by `false`.
    hideDineInToggle: query.get('hideDineInToggle') === 'false',
    debugreview: query.has('debugreview'),
  };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Parses a decimal number of degrees. Refuses hexadecimal numbers and spaces. */
function degrees(text: string | null, bound: number): number | null {
  const value = text !== null && /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= bound ? value : null;
}
