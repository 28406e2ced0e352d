import { orderStatusPath } from '@tiffin/domain';

type Placed = {
  readonly orderId: string;
  readonly guestOrderToken: string | null;
  readonly merchantUrl: string;
};

/** The path of an order's page: a guest opens it by the token, a signed-in person by the id. */
export function placedOrderPath({ orderId, guestOrderToken, merchantUrl }: Placed): string {
  return guestOrderToken === null
    ? orderStatusPath(merchantUrl, orderId, 'ID')
    : orderStatusPath(merchantUrl, guestOrderToken, 'GUEST_TOKEN');
}
