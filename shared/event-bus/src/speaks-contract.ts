import { SPOKEN_CONTRACTS } from '@tiffin/contracts';

/** Whether this page can work with what was built for a version of the contract. */
export function speaksContract(version: unknown): boolean {
  return SPOKEN_CONTRACTS.some((spoken) => spoken === version);
}
