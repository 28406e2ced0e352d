import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createHostedToken } from './create-hosted-token';
import type { Loaded } from './create-hosted-token';

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/**
 * A page that loads profiles by token: `good…` is a person, `down…` gives no answer, all others are refused.
 */
function page(answers: Readonly<Record<string, readonly Loaded<string>['kind'][]>> = {}) {
  const told: string[] = [];
  const asked: Record<string, number> = {};
  const token = createHostedToken<string>({
    ask: () => told.push(`ask at ${Date.now() / 1000}`),
    load: async (given) => {
      told.push(`load ${given}`);
      asked[given] = (asked[given] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      const planned = answers[given]?.[asked[given] - 1];
      const kind = planned ?? (given.startsWith('good') ? 'person' : 'refused');
      return kind === 'person' ? { kind, person: given } : { kind };
    },
    onPerson: (person) => told.push(`ready ${person}`),
    onNobody: () => told.push('nobody'),
    onFailure: (kind) => told.push(kind),
  });
  jest.setSystemTime(0);
  return { token, told };
}

it('[EMB-01] the token is the person’s only after the profile has loaded', async () => {
  const { token, told } = page();
  token.start();
  token.take('good');
  expect(token.get()).toBeNull();
  await pass(1);
  expect(told).toEqual(['ask at 0', 'load good', 'ready good']);
  expect(token.get()).toBe('good');
});

it('[EMB-01] asks every 15 s until the host sends a token', async () => {
  const { token, told } = page();
  token.start();
  await pass(44);
  expect(told).toEqual(['ask at 0', 'ask at 15', 'ask at 30']);
});

it('[EMB-01] [EMB-07] [AUT-04] a refused token is dropped, and the host is asked again 15 s later', async () => {
  const { token, told } = page();
  token.take('bad');
  await pass(15);
  expect(told).toEqual(['load bad', 'refused']);
  await pass(0.1);
  expect(told).toEqual(['load bad', 'refused', 'ask at 15.1']);
  token.take('good');
  await pass(1);
  expect(told.slice(3)).toEqual(['load good', 'ready good']);
});

it('[EMB-01] [AUT-04] a profile without an answer is requested again 15 s later with the same token', async () => {
  const { token, told } = page({ good: ['unanswered', 'unanswered', 'person'] });
  token.take('good');
  await pass(31);
  expect(told).toEqual(['load good', 'unanswered', 'load good', 'unanswered', 'load good', 'ready good']);
});

it('[AUT-04] asks for a new token every hour, and uses the old one until it arrives', async () => {
  const { token, told } = page();
  token.take('good 1');
  await pass(3600);
  expect(told).toEqual(['load good 1', 'ready good 1']);
  await pass(0.1);
  expect(told[2]).toBe('ask at 3600.1');
  expect(token.get()).toBe('good 1');
  token.take('good 2');
  await pass(1);
  expect(token.get()).toBe('good 2');
  await pass(3600);
  expect(told.slice(3)).toEqual(['load good 2', 'ready good 2', 'ask at 7200.2']);
});

it('[AUT-04] a failed refresh keeps the token and retries after 15 s', async () => {
  const { token, told } = page();
  token.take('good');
  await pass(3601);
  token.take('bad');
  await pass(14);
  expect(token.get()).toBe('good');
  expect(told.at(-1)).toBe('refused');
  await pass(2);
  expect(told.at(-1)).toMatch(/^ask/);
});

it('[EMB-01] the newest token counts, and one profile is loaded at a time', async () => {
  const { token, told } = page();
  token.take('good 1');
  token.take('good 2');
  token.take('good 3');
  await pass(1);
  expect(told).toEqual(['load good 1', 'load good 3', 'ready good 3']);
});

it('[EMB-01] tries at most three tokens within 15 s, however many a host sends', async () => {
  const { token, told } = page();
  for (let count = 0; count < 50; count += 1) {
    token.take(`bad ${count}`);
    await pass(0.2);
  }
  expect(told.filter((line) => line.startsWith('load'))).toHaveLength(3);
  await pass(10);
  expect(told.filter((line) => line.startsWith('load')).at(-1)).toBe('load bad 49');
});

it('forgets the person whom the host signed out, also while a profile is loading', async () => {
  const { token, told } = page();
  token.take('good 1');
  token.take(null);
  await pass(60);
  expect(told).toEqual(['load good 1', 'nobody']);
  expect(token.get()).toBeNull();
  token.take('good 2');
  await pass(1);
  expect(token.get()).toBe('good 2');
});

it('asks at once for another token when the current one becomes invalid, but not endlessly', async () => {
  const { token, told } = page();
  token.take('good');
  await pass(1);
  token.lose();
  token.lose();
  expect(token.get()).toBeNull();
  expect(told.slice(2)).toEqual(['ask at 1']);
  await pass(15);
  expect(told.slice(2)).toEqual(['ask at 1', 'ask at 16']);
});
