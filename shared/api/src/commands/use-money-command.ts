import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError } from '../errors/api-error';
import type { CallOptions } from '../transport/call-request';
import { intentKey, settleIntent } from './intent-key';

type Options<Input, Result> = {
  /** Names what the person means to pay for, e.g. `order:{merchantId}:{cartChecksum}`, or reads it off the input. */
  readonly intent: string | ((input: Input) => string);
  readonly send: (input: Input, options: CallOptions) => Promise<Result>;
  /** False for an answer after which the same intent goes on, such as a challenge of the bank. */
  readonly isSettled?: (result: Result) => boolean;
};

export type MoneyCommand<Input, Result> = {
  /** Sends once: while it is under way, further calls get the same promise. */
  readonly run: (input: Input) => Promise<Result>;
  readonly isRunning: boolean;
  readonly error: Error | null;
  readonly data: Result | undefined;
  readonly reset: () => void;
};

/**
 * Returns a command for a write that costs money. Two presses in one tick, a reload or a lost response never charge
 * twice: it uses a synchronous lock, no retries, no offline queue, and one idempotency key per intent until it is
 * settled.
 */
export function useMoneyCommand<Input, Result>({
  intent: intentOf,
  send,
  isSettled = () => true,
}: Options<Input, Result>): MoneyCommand<Input, Result> {
  const { mutateAsync, isPending, error, data, reset } = useMutation<Result, Error, Input>({
    mutationFn: async (input) => {
      const intent = typeof intentOf === 'string' ? intentOf : intentOf(input);
      try {
        const result = await send(input, { idempotencyKey: intentKey(intent) });
        if (isSettled(result)) settleIntent(intent);
        return result;
      } catch (cause) {
        if (cause instanceof ApiError && cause.isRefusal) settleIntent(intent);
        throw cause;
      }
    },
    networkMode: 'always',
    retry: 0,
    meta: { isHandled: true },
  });
  const underWay = useRef<Promise<Result> | null>(null);
  const run = useCallback(
    (input: Input) => {
      const running = underWay.current ?? mutateAsync(input).finally(() => (underWay.current = null));
      underWay.current = running;
      return running;
    },
    [mutateAsync],
  );
  return { run, isRunning: isPending, error, data, reset };
}
