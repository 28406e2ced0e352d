import { expect, it, jest } from '@jest/globals';
import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error';
import { createQueryClient } from './create-query-client';

const failure = new ApiError({ status: 404, type: 'NOT_FOUND', reason: 'UNKNOWN' });
const key = ['thing'];

it('[ERR-05] tells the effect of a load that failed and of a change that failed, with its context', async () => {
  const onEffect = jest.fn();
  const client = createQueryClient({ onEffect });
  const queryFn = () => Promise.reject(failure);
  await expect(client.fetchQuery({ queryKey: key, queryFn })).rejects.toBe(failure);
  const conflict = new ApiError({ status: 400, type: 'INVALID_CART_ITEM_PERK', reason: 'UNKNOWN' });
  const options = { mutationFn: () => Promise.reject(conflict), meta: { context: 'addCartItem' } };
  await expect(new MutationObserver(client, options).mutate()).rejects.toBe(conflict);
  expect(onEffect.mock.calls).toEqual([
    [{ kind: 'toast', messageKey: 'errors.generic.404', tone: 'error' }, failure],
    [{ kind: 'flow', flow: 'perkConflict' }, conflict],
  ]);
});

it.each([
  ['a screen that shows its failures itself', failure, { meta: { isHandled: true } }, undefined],
  ['a poll behind data that is shown', failure, {}, 'shown'],
  [
    'the loss of the session, which the session tells',
    new ApiError({ status: 401, type: 'invalid_token', reason: 'invalid_token' }),
    {},
    undefined,
  ],
])('stays quiet for %s', async (_what, error, options, data) => {
  const onEffect = jest.fn();
  const client = createQueryClient({ onEffect });
  if (data) client.setQueryData(key, data);
  const query = { queryKey: key, queryFn: () => Promise.reject(error), staleTime: 0, ...options };
  await expect(client.fetchQuery(query)).rejects.toBe(error);
  expect(onEffect).not.toHaveBeenCalled();
});

const expired = new ApiError({ status: 400, type: 'INVALID_PARAMETER', reason: 'nextPageToken' });

it('[LST-05] restarts a loaded list whose page token has expired, even if its screen shows failures itself', async () => {
  const onEffect = jest.fn();
  const client = createQueryClient({ onEffect });
  const asked: (string | undefined)[] = [];
  const observer = new InfiniteQueryObserver<string, Error, unknown, string[], string | undefined>(client, {
    queryKey: key,
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      return pageParam === undefined ? Promise.resolve('first') : Promise.reject(expired);
    },
    initialPageParam: undefined,
    getNextPageParam: () => 'token',
    meta: { isHandled: true },
  });
  const stop = observer.subscribe(() => undefined);
  await observer.refetch();
  const restarted = new Promise<void>((done) => {
    observer.subscribe(({ isSuccess, isFetching }) => {
      if (asked.length === 3 && isSuccess && !isFetching) done();
    });
  });
  await observer.fetchNextPage();
  await restarted;
  expect(asked).toEqual([undefined, 'token', undefined]);
  expect(observer.getCurrentResult()).toMatchObject({ data: { pages: ['first'] }, isError: false });
  expect(onEffect.mock.calls).toEqual([
    [{ kind: 'flow', flow: 'listRestart', messageKey: 'errors.searchTokenExpire' }, expired],
  ]);
  stop();
});

it('[LST-05] does not ask for ever if a list is refused from its first page', async () => {
  const onEffect = jest.fn();
  const queryFn = jest.fn(() => Promise.reject(expired));
  const client = createQueryClient({ onEffect });
  await expect(client.fetchQuery({ queryKey: key, queryFn })).rejects.toBe(expired);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(onEffect.mock.calls).toEqual([
    [{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }, expired],
  ]);
});

const unavailable = new ApiError({ status: 503, type: 'UNKNOWN', reason: 'UNKNOWN' });

it('leaves asking again to the calls: the cache itself asks once', async () => {
  const queryFn = jest.fn(() => Promise.reject(unavailable));
  const client = createQueryClient({ onEffect: () => undefined });
  const observer = new QueryObserver(client, { queryKey: key, queryFn });
  const stop = observer.subscribe(() => undefined);
  expect(await observer.refetch()).toMatchObject({ error: unavailable, isFetching: false });
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

it('a write is asked once', async () => {
  const mutationFn = jest.fn(() => Promise.reject(unavailable));
  const client = createQueryClient({ onEffect: () => undefined });
  await expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toBe(unavailable);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
