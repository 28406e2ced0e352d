import type {
  DeliveryStatus,
  Order,
  OrderIdentifierType,
  PlaceGuestOrderInput,
  PlaceOrderAnswer,
  PlaceOrderInput,
} from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send } from '../transport/send';
import type { CallOptions, CallRequest } from '../transport/send';

async function orderOf(
  request: Omit<CallRequest, 'service' | 'answer'>,
  options?: CallOptions,
): Promise<Order> {
  const { order } = await send<{ order: Order }>(
    { service: 'main', answer: later('orderAnswer'), ...request },
    options,
  );
  return order;
}

/** Places a signed-in person's order; the answer is the order or a challenge of the bank. */
export async function placeOrder(
  { body }: { readonly body: PlaceOrderInput },
  options?: CallOptions,
): Promise<PlaceOrderAnswer> {
  return send(
    {
      service: 'main',
      method: 'POST',
      path: '/v1/order',
      body,
      isPayment: true,
      answer: later('placeOrderAnswerShape'),
    },
    options,
  );
}

/** Places a guest's order; the answer is the order with its guestOrderToken or a challenge of the bank. */
export async function placeGuestOrder(
  { body }: { readonly body: PlaceGuestOrderInput },
  options?: CallOptions,
): Promise<PlaceOrderAnswer> {
  return send(
    {
      service: 'main',
      method: 'POST',
      path: '/v1/guest-order',
      body,
      isPayment: true,
      answer: later('placeOrderAnswerShape'),
    },
    options,
  );
}

type ById = { readonly id: string };
type ByToken = { readonly token: string };

/** An order of the signed-in person. */
export async function getOrder({ id }: ById, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'GET', path: path`/v1/order/${id}` }, options);
}

/** Cancels an order of the signed-in person. */
export async function cancelOrder({ id }: ById, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'PATCH', path: path`/v1/order/${id}/cancel` }, options);
}

/** Continues an order of the signed-in person. */
export async function continueOrder({ id }: ById, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'PATCH', path: path`/v1/order/${id}/continue` }, options);
}

/** An order by its token. */
export async function getOrderByToken({ token }: ByToken, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'GET', path: path`/v1/order/token/${token}` }, options);
}

/** Cancels an order by its token. */
export async function cancelOrderByToken({ token }: ByToken, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'PATCH', path: path`/v1/order/token/${token}/cancel` }, options);
}

/** Continues an order by its token. */
export async function continueOrderByToken({ token }: ByToken, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'PATCH', path: path`/v1/order/token/${token}/continue` }, options);
}

/** A guest's order; `id` is its guestOrderToken. */
export async function getGuestOrder({ id }: ById, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'GET', path: path`/v1/guest-order/${id}` }, options);
}

/** Cancels a guest's order; `id` is its guestOrderToken. */
export async function cancelGuestOrder({ id }: ById, options?: CallOptions): Promise<Order> {
  return orderOf({ method: 'POST', path: path`/v1/guest-order/cancel/${id}` }, options);
}

/** Where the courier is. */
export async function getDeliveryStatus(
  params: { readonly orderIdentifier: string; readonly orderIdentifierType: OrderIdentifierType },
  options?: CallOptions,
): Promise<DeliveryStatus> {
  return send(
    {
      service: 'main',
      method: 'GET',
      path: '/v1/delivery-status',
      query: params,
      answer: later('deliveryStatusShape'),
    },
    options,
  );
}
