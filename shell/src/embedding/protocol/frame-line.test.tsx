import { beforeEach, expect, it, jest } from '@jest/globals';
import { frameLine } from './frame-line';
import { hostSays } from './test-support/host-says';

const HOST = 'https://partner.example';
const HOSTS = [HOST, 'https://other.example'];

type FrameUrls = { readonly around?: string; readonly referrer?: string };

/** Builds a page in a frame: a window that receives messages, and a list of what it posted to its parent. */
function framed({ around, referrer = '' }: FrameUrls = {}) {
  const parent = new EventTarget();
  const posted: { readonly message: unknown; readonly origin: unknown }[] = [];
  Object.assign(parent, {
    postMessage: (message: unknown, origin: unknown) => posted.push({ message, origin }),
  });
  const page = Object.create(window);
  const target = new EventTarget();
  const location = { origin: 'http://localhost:3000', ...(around && { ancestorOrigins: [around] }) };
  Object.defineProperties(page, {
    parent: { value: parent },
    location: { value: location },
    document: { value: { referrer } },
    addEventListener: { value: target.addEventListener.bind(target) },
  });
  const take = jest.fn();
  const report = jest.fn();
  const line = frameLine({ page, hosts: HOSTS, take, report });
  const hear = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}): void => {
    const { origin = HOST, source = parent } = from;
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  };
  return { line, take, report, hear, posted };
}

let frame: ReturnType<typeof framed>;
beforeEach(() => {
  frame = framed({ around: HOST });
});

it('[EMB-06] accepts messages of the parent window while it is an allowed host', () => {
  frame.hear(hostSays('TOKEN'));
  expect(frame.take).toHaveBeenCalledTimes(1);
});

it.each([
  ['another origin', 'https://evil.example'],
  ['an origin with the same beginning', 'https://partner.example.evil.example'],
  ['an origin with the same ending', 'https://evilpartner.example'],
  ['another scheme', 'http://partner.example'],
  ['another port', 'https://partner.example:8443'],
  ['the origin with a path', 'https://partner.example/'],
  ['another case', 'https://PARTNER.example'],
  ['a look-alike letter', 'https://partn\u0435r.example'],
  ['no origin', 'null'],
  ['an empty origin', ''],
])('[EMB-06] ignores %s', (_what, origin) => {
  frame.hear(hostSays('TOKEN'), { origin });
  expect(frame.take).not.toHaveBeenCalled();
  expect(frame.report).not.toHaveBeenCalled();
  frame.line.say({ type: 'READY' });
  expect(frame.posted).toEqual([]);
});

it.each([
  ['another window of the host', {}],
  ['no window', null],
  ['our own window', window],
])('[EMB-06] ignores %s', (_what, source) => {
  frame.hear(hostSays('TOKEN'), { source });
  expect(frame.take).not.toHaveBeenCalled();
});

it('[EMB-06] accepts only the host that came first', () => {
  frame.hear(hostSays('TOKEN'));
  frame.hear(hostSays('TOKEN'), { origin: 'https://other.example' });
  expect(frame.take).toHaveBeenCalledTimes(1);
});

it('[EMB-06] accepts a message once, and reports a repeated one without its content', () => {
  const message = hostSays('TOKEN');
  frame.hear(message);
  frame.hear(message);
  frame.hear(message);
  expect(frame.take).toHaveBeenCalledTimes(1);
  expect(frame.report.mock.calls).toEqual([['replayed']]);
});

it('[EMB-06] reports a malformed message once, and continues', () => {
  frame.hear(hostSays('TOKEN', { session_token: 7 }));
  frame.hear(hostSays('TOKEN', { session_token: '' }));
  frame.hear(hostSays('TOKEN'));
  expect(frame.report.mock.calls).toEqual([['malformed']]);
  expect(frame.take).toHaveBeenCalledTimes(1);
});

it('ignores messages of other protocols', () => {
  for (const data of ['webpackOk', null, 7, { type: 'TOKEN' }, { channel: 'other' }]) frame.hear(data);
  expect(frame.report).not.toHaveBeenCalled();
  frame.line.say({ type: 'READY' });
  expect(frame.posted).toEqual([]);
});

it('tells a host with another version so, once', () => {
  frame.hear(hostSays('TOKEN', { version: 2 }));
  frame.hear(hostSays('TOKEN', { version: '1' }));
  expect(frame.posted).toEqual([
    { message: expect.objectContaining({ type: 'FAILED', reason: 'VERSION' }), origin: HOST },
  ]);
});

it('[EMB-06] posts everything only to the verified host, and before that only HELLO', () => {
  frame.line.say({ type: 'HELLO' });
  frame.line.say({ type: 'TOKEN_REQUEST' });
  frame.hear(hostSays('INIT'));
  frame.line.say({ type: 'READY' });
  expect(frame.posted).toEqual([
    { message: expect.objectContaining({ type: 'HELLO' }), origin: HOST },
    { message: expect.objectContaining({ type: 'READY' }), origin: HOST },
  ]);
});

it.each([
  ['nobody, if the parent is not allowed', { around: 'https://evil.example' }, []],
  [
    'the referrer, if the browser reveals no more',
    { referrer: 'https://other.example/a?b' },
    ['https://other.example'],
  ],
  ['nobody, if the referrer is not allowed', { referrer: 'https://evil.example/' }, []],
  ['each host, if the frame has navigated by itself', { referrer: 'http://localhost:3000/m' }, HOSTS],
  ['each host, if the browser reveals nothing', {}, HOSTS],
])('[EMB-06] HELLO goes to %s', (_what, urls, origins) => {
  const { line, posted } = framed(urls);
  line.say({ type: 'HELLO' });
  expect(posted.map(({ origin }) => origin)).toEqual(origins);
});
