import type {
  Cart,
  CartItemInput,
  DeliveryInfo,
  FulfillmentType,
  UserDeliveryAddressDetail,
} from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send } from '../transport/send';
import type { CallOptions, CallRequest } from '../transport/send';

type OfMerchant = { readonly merchantId: string };

async function cartOf(
  request: Omit<CallRequest, 'service' | 'answer'>,
  options?: CallOptions,
): Promise<Cart> {
  const { cart } = await send<{ cart: Cart }>(
    { service: 'main', answer: later('cartAnswer'), ...request },
    options,
  );
  return cart;
}

/** The caller's cart at a merchant; an empty one where there is none yet. */
export async function getCart({ merchantId }: OfMerchant, options?: CallOptions): Promise<Cart> {
  return cartOf({ method: 'GET', path: path`/v1/cart/${merchantId}` }, options);
}

/** Delivery as it applies to this cart and its address; null where nothing is delivered. */
export async function getCartDeliveryInfo(
  { merchantId }: OfMerchant,
  options?: CallOptions,
): Promise<DeliveryInfo | null> {
  const { deliveryInfo } = await send<{ deliveryInfo: DeliveryInfo | null }>(
    {
      service: 'main',
      method: 'GET',
      path: path`/cart/${merchantId}/delivery-info`,
      answer: later('deliveryInfoAnswer'),
    },
    options,
  );
  return deliveryInfo;
}

export type CartPatch = {
  readonly note?: string;
  readonly includeCutlery?: boolean;
  readonly removeConflictingPerks?: boolean;
  readonly room?: string | null;
  readonly table?: string | null;
};

/** Changes note, cutlery, perks, room or table. */
export async function patchCart(
  { merchantId, body }: OfMerchant & { readonly body: CartPatch },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'PATCH', path: path`/v1/cart/${merchantId}`, body }, options);
}

/** Adds a line. */
export async function addCartItem(
  { merchantId, body }: OfMerchant & { readonly body: CartItemInput },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'POST', path: path`/v1/cart/${merchantId}/item`, body }, options);
}

/** Replaces a line. */
export async function updateCartItem(
  {
    merchantId,
    cartItemId,
    body,
  }: OfMerchant & { readonly cartItemId: string; readonly body: CartItemInput },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'PUT', path: path`/v1/cart/${merchantId}/item/${cartItemId}`, body }, options);
}

/** Removes a line; `item` is its cart item id. */
export async function removeCartItem(
  { merchantId, item }: OfMerchant & { readonly item: string },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'DELETE', path: path`/v1/cart/${merchantId}/item/${item}` }, options);
}

export type CartConfig = {
  readonly selectedTipOptionId: string | null;
  /** 0 to 200 currency units. */
  readonly customTipAmountMicro: number | null;
};

/** Chooses the tip. */
export async function putCartConfig(
  { merchantId, body }: OfMerchant & { readonly body: CartConfig },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'PUT', path: path`/v1/cart/${merchantId}/config`, body }, options);
}

export type CartFulfillment = {
  readonly fulfillmentType: FulfillmentType;
  readonly userDeliveryAddressDetail?: UserDeliveryAddressDetail | null;
  readonly userDeliveryAddressId?: string | null;
};

/** Chooses how and where the order is handed over. */
export async function putCartFulfillment(
  { merchantId, body }: OfMerchant & { readonly body: CartFulfillment },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'PUT', path: path`/v1/cart/${merchantId}/fulfillment`, body }, options);
}

export type CheckoutCodeChange =
  { readonly checkoutCodeToAdd: string } | { readonly checkoutCodeToRemove: string };

/** Adds or removes a promo code. */
export async function putCartCheckoutCode(
  { merchantId, body }: OfMerchant & { readonly body: CheckoutCodeChange },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'PUT', path: path`/v1/cart/${merchantId}/checkout-code`, body }, options);
}

/** Schedules the cart for an instant (ISO 8601), or for as soon as possible by null. */
export async function putCartScheduledForTime(
  { merchantId, body }: OfMerchant & { readonly body: { readonly scheduledForTime: string | null } },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf({ method: 'PUT', path: path`/v1/cart/${merchantId}/scheduled-for-time`, body }, options);
}

/** Makes a guest's cart the signed-in person's. */
export async function claimCart(
  { merchantId, sourceType = 'CURRENT_EXTERNAL_ID' }: OfMerchant & { readonly sourceType?: string },
  options?: CallOptions,
): Promise<Cart> {
  return cartOf(
    { method: 'POST', path: path`/v1/users/current/cart/${merchantId}`, query: { sourceType } },
    options,
  );
}
