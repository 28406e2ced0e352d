import { expect, it } from '@jest/globals';
import { withTimeout } from './with-timeout';

it('gives what came in time, the error it failed with, and an error for what did not come', async () => {
  await expect(withTimeout(20, Promise.resolve('here'))).resolves.toBe('here');
  await expect(withTimeout(20, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(withTimeout(20, new Promise(() => undefined))).rejects.toThrow('It did not come in time.');
});
