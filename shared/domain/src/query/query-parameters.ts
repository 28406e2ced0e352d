import { ORDER_IDENTIFIER_TYPES, SOURCE_TYPES } from '@tiffin/contracts';
import type { OrderIdentifierType, SourceType } from '@tiffin/contracts';

const TEXTS = [
  'mid',
  'workspaceId',
  'catalogId',
  'group',
  'city',
  'cuisine',
  'catering',
  'fulfillmentId',
  'merchantName',
  'merchantPreviewId',
  'countryCode',
  'placeId',
  'q',
  'top',
  'r',
  'address',
  'deliveryAddressId',
  'embed',
  'did',
  'edid',
  'menudraftid',
  'themeJSON',
  'lang',
  'invite_id',
  'onLogIn',
  'checkoutLogin',
  'ownerId',
  'item',
  'origin',
  'claim',
  'back',
  'backUrl',
  'referrer',
  'offer',
  'promo',
  'promoCode',
  'emailCode',
  'teamJoinSuccess',
  'token',
  'entity_id',
  'room',
  'table',
] as const;

/** Flags that are set by `true`. The specification only names forceDelivery, so it is read like the others. */
const SET_BY_TRUE = [
  'inStore',
  'learn',
  'orderLater',
  'hidePickup',
  'pickup',
  'hideExpressServiceModal',
  'hideDownloadApp',
  'forceDelivery',
] as const;

const SET_BY_ONE = [
  'share',
  'goShare',
  'goConsumerFlow',
  'expressLocalTest',
  'suppressOrderBar',
  'on',
  'op',
  'od',
  'p',
  'hqoLinkout',
] as const;

type TextName = (typeof TEXTS)[number];
type FlagName =
  | (typeof SET_BY_TRUE)[number]
  | (typeof SET_BY_ONE)[number]
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
  return {
    ...readEach(TEXTS, text),
    ...readEach(SET_BY_TRUE, (name) => query.get(name) === 'true'),
    ...readEach(SET_BY_ONE, (name) => query.get(name) === '1'),
    lat: degrees(text('lat'), 90),
    lon: degrees(text('lon'), 180),
    from: oneOf(['menu', 'checkout'] as const, text('from')),
    listType: oneOf(['building', 'nearby'] as const, text('listType')),
    orderIdentifierType: oneOf(ORDER_IDENTIFIER_TYPES, text('orderIdentifierType')),
    sourceType: oneOf(SOURCE_TYPES, text('sourceType')),
    // The specification defines this one flag by `false`.
    hideDineInToggle: query.get('hideDineInToggle') === 'false',
    debugreview: query.has('debugreview'),
  };
}

function readEach<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Readonly<Record<Name, Value>>;
function readEach(
  names: readonly string[],
  read: (name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Parses a decimal number of degrees. Refuses hexadecimal numbers and spaces. */
function degrees(text: string | null, bound: number): number | null {
  const value = text !== null && /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= bound ? value : null;
}
