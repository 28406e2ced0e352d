import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tiffin/api';
import { endNewsOfOrder, hasOrderNews, startOrderNews } from '@tiffin/service-worker';
import type { OrderIdentifier } from '../../domain/order-url';

const REFUSALS = ['PUSH_SERVICE_NOT_ALLOWED', 'TOO_MANY_SUBSCRIPTIONS'] as const;

/** What a person sees of the notifications of an order. `refused` names why the service does not send them. */
type OrderNewsState =
  | { readonly kind: 'offer' | 'asking' | 'denied' | 'failed' | 'on' | 'ending' | 'notEnded' }
  | { readonly kind: 'refused'; readonly reason: (typeof REFUSALS)[number] };

type OrderNews = {
  readonly state: OrderNewsState;
  readonly start: () => void;
  readonly end: () => void;
};

/** Turns notifications of an order on and off in this browser, and returns whether they are on. */
export function useOrderNews(order: OrderIdentifier): OrderNews {
  const client = useQueryClient();
  const queryKey = ['orderNewsHere', order.type, order.identifier];
  // All of this is in the browser or must fail at once: nothing waits for a network.
  const { data: isOn = false } = useQuery({
    queryKey,
    queryFn: () => hasOrderNews(order),
    networkMode: 'always',
    retry: false,
    meta: { context: 'orderNews', isHandled: true },
  });
  const start = useMutation({
    mutationFn: () => startOrderNews(order),
    networkMode: 'always',
    meta: { context: 'subscribeToOrderNews', isHandled: true },
    onSuccess: (outcome) => client.setQueryData(queryKey, outcome === 'on'),
  });
  const end = useMutation({
    mutationFn: () => endNewsOfOrder(order),
    networkMode: 'always',
    meta: { context: 'endOrderNews', isHandled: true },
    onSuccess: () => {
      start.reset();
      client.setQueryData(queryKey, false);
    },
  });
  const stateNow = (): OrderNewsState => {
    if (end.isPending) return { kind: 'ending' };
    if (isOn) return { kind: end.isError ? 'notEnded' : 'on' };
    if (start.isPending) return { kind: 'asking' };
    if (start.isError) return failure(start.error);
    return { kind: start.data === 'denied' ? 'denied' : 'offer' };
  };
  return { state: stateNow(), start: () => start.mutate(), end: () => end.mutate() };
}

function failure(error: Error): OrderNewsState {
  const reason = REFUSALS.find((type) => error instanceof ApiError && error.type === type);
  return reason === undefined ? { kind: 'failed' } : { kind: 'refused', reason };
}
