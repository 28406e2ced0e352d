import { CONTRACT_VERSION } from '@tiffin/contracts';

/** Facts and remotes understand each other within one major version of the contract. */
export function speaksContract(version: unknown): boolean {
  return version === CONTRACT_VERSION;
}
