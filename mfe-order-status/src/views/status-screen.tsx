import { orderQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useParams, useSearchParams } from '@tiffin/router';
import { isNotThere, useHydrated } from '@tiffin/screen-parts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { readOrderUrl } from '../domain/order-url';
import type { OrderIdentifier } from '../domain/order-url';
import { FailedOrder } from './failed-order';
import { fullParts } from './full-parts';
import type { StatusParts } from './full-parts';
import { isUnderway } from './is-underway';
import { MissingOrder } from './missing-order';
import { pollMs } from './poll-ms';
import { SignInForOrder } from './sign-in-for-order';

type StatusScreenProps = { readonly parts?: StatusParts };

/** Renders one order, named by the URL. */
export function StatusScreen({ parts = fullParts }: StatusScreenProps): ReactElement {
  const { orderIdOrToken } = useParams();
  const [search] = useSearchParams();
  const orderIdentifier = readOrderUrl(orderIdOrToken, search.get('orderIdentifierType'));
  const session = useSession();
  if (orderIdentifier === undefined) return <MissingOrder />;
  if (orderIdentifier.type === 'ID' && session.status === 'initialising') return <parts.Waiting />;
  if (orderIdentifier.type === 'ID' && session.status === 'guest') return <SignInForOrder />;
  return <FollowedOrder orderIdentifier={orderIdentifier} parts={parts} />;
}

type FollowedOrderProps = { readonly orderIdentifier: OrderIdentifier; readonly parts: StatusParts };

function FollowedOrder({ orderIdentifier, parts: { Page, Waiting } }: FollowedOrderProps): ReactElement {
  const isHydrated = useHydrated();
  const query = useQuery({
    ...orderQueries.detail(orderIdentifier),
    // The server reads as a guest of whom nothing is known: whoever may see more gets it at once.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderway(data) ? pollMs : false),
    refetchOnWindowFocus: 'always',
    meta: { context: 'getOrder', isHandled: true },
  });
  const check = () => {
    void query.refetch();
  };
  if (query.data) {
    const freshness = {
      at: query.dataUpdatedAt,
      isStale: query.failureCount > 0,
      isChecking: isHydrated && query.isFetching,
      check,
    };
    return <Page order={query.data} orderIdentifier={orderIdentifier} freshness={freshness} />;
  }
  if (isNotThere(query.error)) return <MissingOrder />;
  if (query.error) return <FailedOrder busy={query.isFetching} onRetry={check} />;
  return <Waiting />;
}
