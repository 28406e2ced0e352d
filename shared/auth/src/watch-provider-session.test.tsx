import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watchProviderSession } from './watch-provider-session';

const frameUrl = 'http://localhost:4000/auth/status.html';

function watching() {
  const seen: { changed: number; readonly asked: unknown[] } = { changed: 0, asked: [] };
  const stop = watchProviderSession({
    frameUrl,
    clientId: 'athena-client',
    getSessionId: () => 'sid-1',
    onChanged: () => (seen.changed += 1),
  });
  const frame = () => document.querySelector<HTMLIFrameElement>(`iframe[src="${frameUrl}"]`);
  const listenToFrame = () => {
    const target = frame()?.contentWindow;
    if (!target) throw new Error('no frame');
    jest.spyOn(target, 'postMessage').mockImplementation((...told: readonly unknown[]) => {
      seen.asked.push(told);
    });
  };
  const load = () => frame()?.dispatchEvent(new Event('load'));
  const answer = (data: string, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: 'http://localhost:4000',
        source: frame()?.contentWindow ?? null,
        ...from,
      }),
    );
  return { seen, stop, frame, listenToFrame, load, answer };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[AUT-05] asks the provider every 5 s about the session of our token', () => {
  const { seen, frame, listenToFrame, load, stop } = watching();
  expect(frame()).toBeNull();
  jest.advanceTimersByTime(5000);
  listenToFrame();
  load();
  expect(seen.asked).toEqual([['athena-client sid-1', 'http://localhost:4000']]);
  jest.advanceTimersByTime(4999);
  expect(seen.asked).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(seen.asked).toHaveLength(2);
  stop();
});

it('sends nothing to a frame that has not loaded, which has the page’s origin', () => {
  const { seen, listenToFrame, load, stop } = watching();
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockImplementation(function contentWindow() {
      throw new Error('too early');
    });
  jest.advanceTimersByTime(5000);
  jest.restoreAllMocks();
  listenToFrame();
  jest.advanceTimersByTime(10_000);
  expect(seen.asked).toEqual([]);
  load();
  expect(seen.asked).toHaveLength(1);
  stop();
});

it('[AUT-02] reports a changed session once, and stops', () => {
  const { seen, frame, answer } = watching();
  jest.advanceTimersByTime(5000);
  answer('unchanged');
  expect(seen.changed).toBe(0);
  answer('changed');
  answer('changed');
  expect(seen.changed).toBe(1);
  expect(frame()).toBeNull();
});

it.each([
  ['a frame that cannot read its cookies', 'changed', {}],
  ['another origin', 'unchanged', { origin: 'http://localhost:4001' }],
  ['another window', 'unchanged', { source: window }],
])('ignores %s', (_whom, first, from) => {
  const { seen, answer, stop } = watching();
  jest.advanceTimersByTime(5000);
  answer(first, from);
  answer('changed');
  expect(seen.changed).toBe(0);
  stop();
});

it('accepts messages from the frame only', () => {
  const { seen, answer, stop } = watching();
  jest.advanceTimersByTime(5000);
  answer('unchanged');
  answer('changed', { origin: 'http://localhost:4001' });
  answer('changed', { source: window });
  expect(seen.changed).toBe(0);
  stop();
});

it('stops when the provider answers with an error', () => {
  const { frame, answer } = watching();
  jest.advanceTimersByTime(5000);
  answer('error');
  expect(frame()).toBeNull();
});
