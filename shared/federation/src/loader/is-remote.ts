import type { Remote } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';

/** Whether a loaded module keeps a contract that this page speaks: distrusts what came over the network. */
export function isRemote(value: unknown): value is Remote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    speaksContract(value.contract) &&
    'routes' in value &&
    Array.isArray(value.routes) &&
    'messages' in value &&
    typeof value.messages === 'function'
  );
}
