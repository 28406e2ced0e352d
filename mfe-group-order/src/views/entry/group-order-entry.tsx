import { useQuery } from '@tanstack/react-query';
import { cartQueries, fulfillmentQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { SlotProps } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { RoomLink } from './room-link';
import { StartGroup } from './start-group';

const TeamRoom = lazyScreen<{ readonly merchantId: string }>(() =>
  import(/* webpackChunkName: "team-room" */ './team-room').then((m) => ({ View: m.TeamRoom })),
);

/**
 * Slot `group-order-entry`: the link to the person's group at the merchant, or the start of one. The cart names
 * the group; for a cart that does not, the first group that the service finds is adopted (specification 4). A member of a team is told
 * of the team's open order.
 */
export function GroupOrderEntry({ merchantId, placement }: SlotProps): ReactElement | null {
  const cart = useQuery({
    ...cartQueries.detail(merchantId),
    meta: { context: 'getCart', isHandled: true },
  });
  const { status } = useSession();
  const isKnown = status !== 'guest' && status !== 'initialising';
  const found = useQuery({
    ...fulfillmentQueries.find({ merchantIds: merchantId }),
    enabled: cart.data?.fulfillmentId === null && isKnown,
    meta: { context: 'findFulfillments', isHandled: true },
  });
  if (!cart.data) return null;
  const fulfillmentId = cart.data.fulfillmentId ?? found.data?.[0]?.fulfillmentId;
  const start =
    placement === 'checkout' ? null : <StartGroup merchantId={merchantId} placement={placement} />;
  if (fulfillmentId === undefined)
    return (
      <>
        {placement === 'menu' && isKnown && (
          <Suspense>
            <TeamRoom merchantId={merchantId} />
          </Suspense>
        )}
        {start}
      </>
    );
  return <RoomLink fulfillmentId={fulfillmentId} placement={placement} ended={start} />;
}
