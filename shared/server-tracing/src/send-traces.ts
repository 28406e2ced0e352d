import { subscribe } from 'node:diagnostics_channel';
import { headerOf } from './trace-context';
import { currentTrace, TRACE_HEADER } from './traces';

let isSending = false;

/** Makes every `fetch` of this process send the trace of the request that causes it. Node tells of each on a channel. */
export function sendTraces(): void {
  if (isSending) return;
  isSending = true;
  subscribe('undici:request:create', (message) => {
    const trace = currentTrace();
    const request = requestIn(message);
    if (trace && request) request.addHeader(TRACE_HEADER, headerOf(trace));
  });
}

type Sent = { readonly addHeader: (name: string, value: string) => unknown };

function requestIn(message: unknown): Sent | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined;
  const { request } = message;
  return isSent(request) ? request : undefined;
}

function isSent(request: unknown): request is Sent {
  return (
    typeof request === 'object' &&
    request !== null &&
    'addHeader' in request &&
    typeof request.addHeader === 'function'
  );
}
