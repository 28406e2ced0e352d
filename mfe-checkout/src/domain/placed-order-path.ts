import { orderStatusPath } from '@tiffin/domain';

type Placed = {
  readonly orderId: string;
  readonly guestOrderToken: string | null;
  readonly merchantUrl: string;
};

/** Returns the path of an order's page. A guest opens it by token, a signed-in person by id. */
export function placedOrderPath({ orderId, guestOrderToken, merchantUrl }: Placed): string {
  return guestOrderToken === null
    ? orderStatusPath(merchantUrl, orderId, 'ID')
    : orderStatusPath(merchantUrl, guestOrderToken, 'GUEST_TOKEN');
}
