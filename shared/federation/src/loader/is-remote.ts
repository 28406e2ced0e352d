import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';

/** Whether a loaded module keeps the contract: distrusts what came over the network. */
export function isRemote(value: unknown): value is Remote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    value.contract === CONTRACT_VERSION &&
    'routes' in value &&
    Array.isArray(value.routes) &&
    'messages' in value &&
    typeof value.messages === 'function'
  );
}
