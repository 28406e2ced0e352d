import { setImmediate } from 'node:timers/promises';
import { session } from '@tiffin/auth';
import { ApiError } from '@tiffin/api';
import { setNetworkAdapter, setReadRetries } from '@tiffin/api/test-support';
import type { NetworkAdapter } from '@tiffin/api/test-support';
import { Answer, noAnswer } from './answer';
import { matchCall, plannedCall } from './planned-call';
import type { NamedCall } from './planned-call';
import { testConfig, testSideServices } from './test-config';
import { startTestSession } from './test-session';

export type RecordedCall = {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};

/** Returns the answer's body (status 200), an answer of ./answer, or a promise of one of these. */
export type Handler = (call: RecordedCall) => unknown;

export type FakeNetwork = {
  /** Every planned call so far, oldest first. */
  readonly calls: readonly RecordedCall[];
  readonly callsOf: (name: string) => readonly RecordedCall[];
  /** Plans calls, and replaces earlier plans for the same calls. */
  readonly plan: (handlers: Readonly<Record<string, Handler>>) => void;
};

/** The most turns of the event loop that an answer takes; `npm run verify -- clocks` sets it. */
const MOST_TURNS = Number(process.env['TIFFIN_NETWORK_TURNS'] ?? 0);

let faults: string[] = [];

/**
 * Answers the calls of a test. Keys are names of calls (`getCart`) or lines (`GET main
 * /v1/cart/{merchantId}`). The test fails on an unplanned call, and on a body or an answer that the contracts
 * refuse. Reads are not retried, so that a failure shows at once.
 */
export function fakeNetwork(handlers: Readonly<Record<string, Handler>> = {}): FakeNetwork {
  if (session.getState().status === 'initialising') startTestSession();
  const planned = new Map<string, Handler>();
  const calls: RecordedCall[] = [];
  const plan: FakeNetwork['plan'] = (more) =>
    Object.entries(more).forEach(([key, handler]) => planned.set(plannedCall(key).name, handler));
  plan(handlers);
  setReadRetries({ maxRetries: 0 });
  setNetworkAdapter(async (config) => {
    const request = readRequest(config);
    const handler = request && planned.get(request.call.name);
    // A room without push is a whole room: its tests plan events only where they are about them.
    if (request?.call.isStream && !handler) throw unreachable();
    if (!request || !handler) {
      throw fault(`Nobody planned ${config.method?.toUpperCase()} ${config.baseURL}${config.url}`);
    }
    await waitForTurns(Math.floor(Math.random() * MOST_TURNS));
    const { call, recorded } = request;
    calls.push(recorded);
    checkRequest(call, recorded);
    const answer = await handler(recorded);
    if (answer === noAnswer) throw unreachable();
    const { status, data, headers, isNewer } = answer instanceof Answer ? answer : new Answer(200, answer);
    if (status < 300 && !isNewer && !call.isStream) checkAnswer(call, data);
    return { status, data, headers: { ...headers }, statusText: '', config };
  });
  return { calls, callsOf: (name) => calls.filter((call) => call.name === name), plan };
}

/** Clears the plans. Returns what was not planned or not allowed by the contracts. */
export function endFakeNetwork(): readonly string[] {
  setNetworkAdapter(undefined);
  const found = faults;
  faults = [];
  return found;
}

const addresses = {
  ...testConfig.services,
  analytics: testSideServices.analyticsUrl,
  cms: testSideServices.cmsUrl,
  ipLookup: testSideServices.ipLookup?.url,
  addressSearch: testConfig.addressSearch?.url,
};

function readRequest(config: Parameters<NetworkAdapter>[0]) {
  const service = Object.entries(addresses).find(([, url]) => url === config.baseURL)?.[0];
  const match = matchCall(service ?? '', config.method?.toUpperCase() ?? '', config.url ?? '');
  if (!match) return null;
  const query: Readonly<Record<string, unknown>> = config.params ?? {};
  const recorded: RecordedCall = {
    name: match.call.name,
    params: match.params,
    query: Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[name, String(value)]],
      ),
    ),
    body: typeof config.data === 'string' ? JSON.parse(config.data) : undefined,
    headers: Object.fromEntries(Object.entries(config.headers).map(([name, value]) => [name, String(value)])),
  };
  return { call: match.call, recorded };
}

function checkRequest({ name, query, body }: NamedCall, recorded: RecordedCall): void {
  const queryResult = query?.safeParse(recorded.query);
  if (queryResult && !queryResult.success) fault(`${name}: query ${queryResult.error.message}`);
  const bodyResult = body?.safeParse(recorded.body);
  if (bodyResult && !bodyResult.success) fault(`${name}: body ${bodyResult.error.message}`);
}

function checkAnswer({ name, response }: NamedCall, data: unknown): void {
  const result = response.safeParse(data);
  if (!result.success) fault(`${name}: the planned answer ${result.error.message}`);
}

/** Does nothing while a test has timers of its own, which would pass before the answer. */
async function waitForTurns(count: number): Promise<void> {
  if ('clock' in setTimeout) return;
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

function unreachable(): ApiError {
  return new ApiError({ status: 0, type: 'NETWORK', reason: 'UNREACHABLE' });
}

function fault(text: string): Error {
  faults.push(text);
  return new Error(text);
}
