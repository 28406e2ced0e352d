import type { CallName } from '@tiffin/contracts';
import { call } from '../calls/call';

type Caller = { make(name: CallName, params: Readonly<Record<string, unknown>>): Promise<unknown> };

// A method, so that the compiler lets it take what it cannot check.
const caller: Caller = { make: call };

/** Makes a call whose parameters are known at run time only. */
export function callByName(name: CallName, params: Readonly<Record<string, unknown>>): Promise<unknown> {
  return caller.make(name, params);
}
