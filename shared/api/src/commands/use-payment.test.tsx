import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PaymentAttempt } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { keepAttempt, readAttempt } from './kept-attempt';
import { usePayment } from './use-payment';

const name = 'cart:merchant-1';
const attemptOf = (key: string, leftAt: number): PaymentAttempt => ({
  key,
  intent: 'cart:merchant-1:checksum',
  step: 'sent',
  buyer: null,
  changedAt: null,
  leftAt,
});
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

afterEach(() => {
  localStorage.clear();
});

it('does not forget a payment that another window began while it looked for an order', async () => {
  const theirs = attemptOf('00000000-0000-4000-8000-000000000002', Date.now());
  keepAttempt(name, attemptOf('00000000-0000-4000-8000-000000000001', Date.now() - 60_000));
  const look = async () => {
    keepAttempt(name, theirs);
    return { order: undefined, isThere: true };
  };
  const { result } = renderHook(() => usePayment<string>({ name, caller: null, look }), { wrapper });
  await waitFor(() => expect(result.current.state.kind).toBe('notPaid'));
  expect(readAttempt(name, Date.now())).toEqual(theirs);
});

it('forgets a payment once it knows that no order stands', async () => {
  keepAttempt(name, attemptOf('00000000-0000-4000-8000-000000000001', Date.now() - 60_000));
  const look = async () => ({ order: undefined, isThere: true });
  const { result } = renderHook(() => usePayment<string>({ name, caller: null, look }), { wrapper });
  await waitFor(() => expect(result.current.state.kind).toBe('notPaid'));
  expect(readAttempt(name, Date.now())).toBeUndefined();
});
