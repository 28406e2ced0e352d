import { createTabs } from './create-tabs';
import type { TabMessage } from './create-tabs';

const tokens = { token: 't', refreshToken: 'r', idToken: null, expiresAt: 5 };

function line() {
  const told: unknown[] = [];
  const target = new EventTarget();
  const tabs = createTabs(() => ({
    postMessage: (message: unknown) => void told.push(message),
    addEventListener: target.addEventListener.bind(target),
  }));
  const heard: TabMessage[] = [];
  tabs.listen((message) => heard.push(message));
  return {
    tabs,
    told,
    heard,
    say: (data: unknown) => target.dispatchEvent(Object.assign(new Event('message'), { data })),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[AUT-16] sends to other tabs and receives from them', () => {
  const { tabs, told, heard, say } = line();
  tabs.tell({ kind: 'signedOut' });
  expect(told).toEqual([{ kind: 'signedOut' }]);
  say({ kind: 'tokens', tokens });
  say({ kind: 'signedOut' });
  say({ kind: 'ask', lastingBeyond: 4 });
  expect(heard).toEqual([
    { kind: 'tokens', tokens },
    { kind: 'signedOut' },
    { kind: 'ask', lastingBeyond: 4 },
  ]);
});

it.each([
  [null],
  ['tokens'],
  [{ kind: 'other' }],
  [{ kind: 'other', tokens }],
  [{ kind: 'other', lastingBeyond: 4 }],
  [{ kind: 'ask' }],
  [{ kind: 'ask', lastingBeyond: '4' }],
  [{ kind: 'tokens' }],
  [{ kind: 'tokens', tokens: null }],
  [{ kind: 'tokens', tokens: 'text' }],
  [{ kind: 'tokens', tokens: { ...tokens, token: 7 } }],
  [{ kind: 'tokens', tokens: { ...tokens, expiresAt: '5' } }],
  [{ kind: 'tokens', tokens: { ...tokens, refreshToken: 7 } }],
])('ignores %j', (data) => {
  const { heard, say } = line();
  say(data);
  expect(heard).toEqual([]);
});

it('[AUT-16] waits for an answer, for at most 150 ms', async () => {
  const { tabs, told, heard, say } = line();
  const asked = tabs.askForTokens(4);
  expect(told).toEqual([{ kind: 'ask', lastingBeyond: 4 }]);
  say({ kind: 'tokens', tokens });
  await asked;
  expect(heard).toHaveLength(1);
  const settled: string[] = [];
  void tabs.askForTokens(5).then(() => settled.push('alone'));
  await jest.advanceTimersByTimeAsync(149);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toEqual(['alone']);
});

it('[AUT-16] works alone if the browser blocks BroadcastChannel', async () => {
  const tabs = createTabs(() => {
    throw new DOMException('no', 'SecurityError');
  });
  tabs.tell({ kind: 'signedOut' });
  await expect(tabs.askForTokens(5)).resolves.toBeUndefined();
});

it('[AUT-16] keeps waiting for tokens when another tab asks, too', async () => {
  const { tabs, say } = line();
  let isAnswered = false;
  void tabs.askForTokens(4).then(() => (isAnswered = true));
  say({ kind: 'ask', lastingBeyond: 4 });
  await jest.advanceTimersByTimeAsync(149);
  expect(isAnswered).toBe(false);
});
