import { useQuery } from '@tanstack/react-query';
import { eventOfReopening, eventOfSight, nextPayment } from '@tiffin/domain';
import type { PaymentAttempt, PaymentEvent, PaymentSight, PaymentState } from '@tiffin/domain';
import { useEffect, useReducer } from 'react';
import type { Dispatch } from 'react';
import { resumeIntent, settleIntent } from './intent-key';
import { forgetAttempt, readAttempt } from './kept-attempt';
import { isBeingPaid } from './pay-alone';

type Sight<Order> = Omit<PaymentSight<Order>, 'isPaidElsewhere'>;

type Options<Order> = {
  /** Names what is paid, e.g. `cart:{merchantId}`: the same for every window. */
  readonly name: string;
  /** Who is here; null for a guest. */
  readonly caller: string | null;
  /** Asks the services whether an order stands, of the attempt where one was kept. */
  readonly look: (attempt: PaymentAttempt | undefined, signal: AbortSignal) => Promise<Sight<Order>>;
};

export type Payment<Order> = {
  readonly state: PaymentState<Order>;
  readonly dispatch: Dispatch<PaymentEvent<Order>>;
  /** The services are being asked. */
  readonly isLooking: boolean;
  readonly lookNow: () => void;
  /** Leaves the attempt of somebody who was signed out: who is here pays for a cart of their own. */
  readonly setAside: () => void;
};

const checkingMs = 1500;
const unreachableMs = 6000;

/**
 * Returns the state of a payment. After a lost response, a reload or another window's payment, it asks the services
 * until it is known whether an order was placed. It sends no payment meanwhile.
 */
export function usePayment<Order>({ name, caller, look }: Options<Order>): Payment<Order> {
  const [state, dispatch] = useReducer(nextPayment<Order>, undefined, () =>
    openingState<Order>(name, caller),
  );
  const isOpen = state.kind === 'checking' || state.kind === 'unreachable';
  const query = useQuery({
    queryKey: ['payment', name, caller],
    queryFn: async ({ signal }) => {
      // In this order: a window that ends meanwhile has kept its attempt, or the look sees its order.
      const isPaidElsewhere = await isBeingPaid(name);
      const attempt = attemptOf(name, caller);
      const sight = await look(attempt, signal);
      return { attempt, event: eventOfSight({ ...sight, isPaidElsewhere }, attempt, Date.now()) };
    },
    enabled: isOpen,
    refetchInterval: state.kind === 'checking' ? checkingMs : unreachableMs,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    meta: { isHandled: true },
  });
  const { data, error, errorUpdatedAt } = query;
  useEffect(() => {
    if (!data) return;
    if (data.attempt) settle(name, data.attempt, data.event);
    dispatch(data.event);
  }, [data, name]);
  useEffect(() => {
    if (error) dispatch({ kind: 'lookFailed' });
  }, [error, errorUpdatedAt]);
  return {
    state,
    dispatch,
    isLooking: query.isFetching,
    lookNow: () => void query.refetch(),
    setAside: () => {
      const attempt = readAttempt(name, Date.now());
      if (attempt) forgetAttempt(name, attempt);
      dispatch({ kind: 'setAside' });
    },
  };
}

/** The attempt that was left here, unless it is another person's. */
function attemptOf(name: string, caller: string | null): PaymentAttempt | undefined {
  const attempt = readAttempt(name, Date.now());
  return attempt && eventOfReopening(attempt, caller)?.kind === 'reopened' ? attempt : undefined;
}

function openingState<Order>(name: string, caller: string | null): PaymentState<Order> {
  const attempt = readAttempt(name, Date.now());
  const event = attempt && eventOfReopening(attempt, caller);
  return event ? nextPayment<Order>({ kind: 'ready' }, event) : { kind: 'ready' };
}

/** What is known is forgotten; what was not paid may be sent again, under its own key. */
function settle(name: string, attempt: PaymentAttempt, { kind }: PaymentEvent<unknown>): void {
  if (kind === 'sawOrder') settleIntent(attempt.intent);
  else if (kind === 'sawNoOrder' || kind === 'sawLeftBank') resumeIntent(attempt.intent, attempt.key);
  else return;
  forgetAttempt(name, attempt);
}
