import { beforeEach, expect, it } from '@jest/globals';
import { begin, IDLE, miss } from './remote-state';
import type { Load } from './remote-state';
import { createRemoteStates } from './remote-states';
import type { RemoteStates } from './remote-states';

const [NAME, SLOT] = ['mfe-group-order', 'group-order-entry'] as const;
const newLoad = (): Load => ({ result: new Promise(() => undefined), end: new AbortController() });
let states: RemoteStates;
let load: Load;

beforeEach(() => {
  states = createRemoteStates();
  load = newLoad();
  states.set(NAME, begin(IDLE, load));
});

it('gives a slot the state of its remote until it separates, which leaves the remote as it is', () => {
  expect(states.keyOf(NAME, SLOT)).toBe(NAME);
  const own = states.separate(NAME, SLOT);
  expect(states.keyOf(NAME, SLOT)).toBe(own);
  states.set(own, IDLE);
  expect(states.get(NAME)).toMatchObject({ status: 'loading' });
});

it('changes all states that wait for a load', () => {
  const own = states.separate(NAME, SLOT);
  states.change(load, miss);
  expect([NAME, own].map((key) => states.get(key).status)).toEqual(['missing', 'missing']);
});

it('changes no state for a load that another one superseded', () => {
  states.change(newLoad(), miss);
  expect(states.get(NAME)).toMatchObject({ status: 'loading' });
});
