import { Refusal } from './refusal';
import type { RefusalDetails } from './refusal';

/** Ends the request with a status, a type, an optional reason and the catalogue's sentences. */
export function refuse(status: number, type: string, reason?: string, details: RefusalDetails = {}): never {
  throw new Refusal(status, type, reason, details);
}
