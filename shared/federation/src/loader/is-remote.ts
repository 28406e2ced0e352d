import type { Remote } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';

/** Returns whether a module implements a contract that this page speaks. Modules from the network are not trusted. */
export function isRemote(value: unknown): value is Remote {
  const { contract, routes }: Readonly<Record<string, unknown>> = Object(value);
  return speaksContract(contract) && Array.isArray(routes);
}
