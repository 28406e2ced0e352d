import type { CallName, Route } from '@tiffin/contracts';
import { firstAnswers } from '@tiffin/contracts/first-answers';
import { routes } from '@tiffin/contracts/routes';
import { loadDeferredShape } from '../decoding/load-deferred-shape';
import { ApiError } from '../errors/api-error';
import { requestOf } from '../transport/request-of';
import type { Params } from '../transport/request-of';
import { send, sendDone } from '../transport/send';
import type { CallOptions } from '../transport/call-request';

/** Makes a call by its name in the contracts, which define its request and response. See `call`. */
export async function makeCall(name: CallName, params: Params, options?: CallOptions): Promise<unknown> {
  try {
    return await sendCall(name, params, options);
  } catch (error) {
    // Our services explain a 404. A server without the route does not.
    if (error instanceof ApiError && error.status === 404 && error.type === 'UNKNOWN') {
      const { noteMissingCall } = await import(/* webpackChunkName: "missing-call" */ './note-missing-call');
      noteMissingCall(name);
    }
    throw error;
  }
}

async function sendCall(name: CallName, params: Params, options?: CallOptions): Promise<unknown> {
  const route: Route = routes[name];
  const request = requestOf(route, params);
  if (route.isEmpty) return sendDone(request, options);
  const answer = await send({ ...request, answer: firstAnswers[name] ?? loadDeferredShape(name) }, options);
  return route.field === undefined ? answer : fieldOf(answer, route.field);
}

function fieldOf(answer: unknown, field: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
}
