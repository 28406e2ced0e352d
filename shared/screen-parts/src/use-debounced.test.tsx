import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

it('calls with the last value once it has settled, and never with the first', () => {
  jest.useFakeTimers();
  const onSettled = jest.fn();
  const { rerender, unmount } = renderHook(({ text }) => useDebounced(text, 300, onSettled), {
    initialProps: { text: '' },
  });
  jest.advanceTimersByTime(300);
  rerender({ text: 's' });
  jest.advanceTimersByTime(299);
  rerender({ text: 'so' });
  jest.advanceTimersByTime(299);
  expect(onSettled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onSettled.mock.calls).toEqual([['so']]);
  rerender({ text: 'soup' });
  unmount();
  jest.advanceTimersByTime(300);
  expect(onSettled).toHaveBeenCalledTimes(1);
});
