import type { Remote } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';

/** Whether a loaded module keeps a contract that this page speaks: distrusts what came over the network. */
export function isRemote(value: unknown): value is Remote {
  const { contract, routes, messages }: Readonly<Record<string, unknown>> = Object(value);
  return speaksContract(contract) && Array.isArray(routes) && typeof messages === 'function';
}
