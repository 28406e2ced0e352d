import type { Remote } from '@tiffin/contracts';
import type { remote as then } from '../frozen/contract-2/report';

// A page that keeps the exports and facts of contract 2 keeps those of contract 1, which had no others. So this file
// states only what contract 2 took away.

/**
 * A remote of contract 1. Contract 2 removed the slot `cart-summary`, which no screen ever rendered. A remote that
 * fills it is never called, and a remote that renders it shows nothing, as for any unfilled slot.
 */
type RemoteThen = Omit<then.Remote, 'slots'> & {
  readonly slots?: then.Remote['slots'] & {
    readonly 'cart-summary'?: NonNullable<NonNullable<then.Remote['slots']>[then.SlotName]>;
  };
};

/** Checks that the shell can mount a remote of contract 1. A type error here means that such remotes break. */
export function mounted(remote: RemoteThen): Remote {
  return remote;
}
