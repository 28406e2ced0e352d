import { expect, it, jest } from '@jest/globals';
import { limitTo } from './limit-to';

it('settles with the promise if it is in time, and leaves no timer', async () => {
  jest.useFakeTimers();
  await expect(limitTo(20, Promise.resolve('here'), null)).resolves.toBe('here');
  await expect(limitTo(20, Promise.reject(new Error('gone')), null)).rejects.toThrow('gone');
  expect(jest.getTimerCount()).toBe(0);
});

it('resolves with the stand-in if the promise is late', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  void limitTo(20, new Promise(() => undefined), 'stand-in').then(settled);
  await jest.advanceTimersByTimeAsync(19);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('stand-in');
});
