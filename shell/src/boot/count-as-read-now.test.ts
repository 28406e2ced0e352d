import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { countAsReadNow } from './count-as-read-now';

it('counts data from the future as read now, and leaves earlier data as they are', () => {
  const client = new QueryClient();
  for (const updatedAt of [900, 1000, 1100]) client.setQueryData([updatedAt], 'data', { updatedAt });
  countAsReadNow(client, 1000);
  const times = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => [state.data, state.dataUpdatedAt]);
  expect(times).toEqual([
    ['data', 900],
    ['data', 1000],
    ['data', 1000],
  ]);
});
