import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { endQueries } from './end-queries';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('leaves no timer of a query that is under way', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 300_000 } } });
  const queryFn = () => new Promise((resolve) => setTimeout(resolve, 1000, 'an order'));
  void client.fetchQuery({ queryKey: ['order'], queryFn }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  await endQueries(client);
  await jest.advanceTimersByTimeAsync(1000);
  expect(jest.getTimerCount()).toBe(0);
});
