import { expect, it } from '@jest/globals';
import { within } from './within';

it('gives what came in time, the error it failed with, and an error for what did not come', async () => {
  await expect(within(20, Promise.resolve('here'))).resolves.toBe('here');
  await expect(within(20, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(within(20, new Promise(() => undefined))).rejects.toThrow('It did not come in time.');
});
