import { SPOKEN_CONTRACTS } from '@tiffin/contracts';

/** Returns whether this page can run what was built for a version of the contract. */
export function speaksContract(version: unknown): boolean {
  return SPOKEN_CONTRACTS.some((spoken) => spoken === version);
}
