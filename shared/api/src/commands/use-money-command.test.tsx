import { afterEach, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createQueryClient } from '../client/create-query-client';
import { ApiError } from '../errors/api-error';
import type { CallOptions } from '../transport/call-request';
import { wrapperOf } from '../test-support/wrapper';
import { useMoneyCommand } from './use-money-command';

type Send = (input: string, options: CallOptions) => Promise<string>;

function setUp(intent: string, send: Send, isSettled?: (result: string) => boolean) {
  const onEffect = jest.fn();
  const wrapper = wrapperOf(createQueryClient({ onEffect }));
  const { result } = renderHook(() => useMoneyCommand({ intent, send, isSettled }), { wrapper });
  return { result, onEffect };
}

const keysOf = (send: jest.Mock<Send>) => send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

afterEach(() => {
  onlineManager.setOnline(true);
});

it('[CHK-17] two presses in one tick send once and share the answer', async () => {
  const send = jest.fn<Send>(async () => 'order');
  const { result } = setUp('order:double', send);
  await act(async () => {
    const [first, second] = [result.current.run('x'), result.current.run('x')];
    expect(await Promise.all([first, second])).toEqual(['order', 'order']);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it('[CHK-17] a lost answer keeps the key, over a reload too, and is not sent again by itself', async () => {
  const lost = new ApiError({ status: 0, type: 'NETWORK', reason: 'TIMEOUT' });
  const send = jest.fn<Send>().mockRejectedValueOnce(lost).mockResolvedValue('order');
  const { result, onEffect } = setUp('order:lost', send);
  await act(async () => expect(result.current.run('x')).rejects.toBe(lost));
  expect(send).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('tiffin.intent.order:lost')).toBe(keysOf(send)[0]);
  await act(async () => expect(result.current.run('x')).resolves.toBe('order'));
  const [first, second] = keysOf(send);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(sessionStorage.getItem('tiffin.intent.order:lost')).toBeNull();
  expect(onEffect).not.toHaveBeenCalled();
});

it('a refusal ends the intent: the next attempt has a new key', async () => {
  const declined = new ApiError({ status: 402, type: 'PAYMENT', reason: 'CARD_DECLINED' });
  const send = jest.fn<Send>().mockRejectedValueOnce(declined).mockResolvedValue('order');
  const { result } = setUp('order:declined', send);
  await act(async () => expect(result.current.run('x')).rejects.toBe(declined));
  await waitFor(() => expect(result.current.error).toBe(declined));
  await act(async () => expect(result.current.run('x')).resolves.toBe('order'));
  const [first, second] = keysOf(send);
  expect(second).not.toBe(first);
});

it('a challenge of the bank goes on under the same key', async () => {
  const send = jest.fn<Send>().mockResolvedValueOnce('challenge').mockResolvedValue('order');
  const { result } = setUp('order:challenge', send, (answer) => answer === 'order');
  await act(async () => expect(result.current.run('x')).resolves.toBe('challenge'));
  await act(async () => expect(result.current.run('y')).resolves.toBe('order'));
  const [first, second] = keysOf(send);
  expect(second).toBe(first);
});

it('offline it fails at once and nothing waits to be sent later', async () => {
  onlineManager.setOnline(false);
  const offline = new ApiError({ status: 0, type: 'NETWORK', reason: 'UNREACHABLE' });
  const send = jest.fn<Send>().mockRejectedValue(offline);
  const { result } = setUp('order:offline', send);
  await act(async () => expect(result.current.run('x')).rejects.toBe(offline));
  await act(async () => onlineManager.setOnline(true));
  expect(send).toHaveBeenCalledTimes(1);
});
