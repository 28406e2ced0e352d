import type { CallAnswer, CallName, CallParams } from '@tiffin/contracts';
import { loadTransport } from '../transport/load-transport';
import type { Params } from '../transport/request-of';
import type { CallOptions } from '../transport/call-request';

/**
 * Makes a call by its name in the contracts, which define its request and response. Rejects with an ApiError, or with
 * the abort reason.
 */
export async function call<Name extends CallName>(
  name: Name,
  params: CallParams<Name>,
  options?: CallOptions,
): Promise<CallAnswer<Name>>;
export async function call(name: CallName, params: Params = {}, options?: CallOptions): Promise<unknown> {
  return callByName(name, params, options);
}

/** Makes a call whose name is only known when it is made. Its parameters are not checked. */
export async function callByName(name: CallName, params: Params, options?: CallOptions): Promise<unknown> {
  const { makeCall } = await loadTransport();
  return makeCall(name, params, options);
}
