import type { ComponentType, ReactNode } from 'react';
import type { Locale } from './enumerations';

/** The contract of a remote that is built now. e2e/contract-versions/README.md says when and how to raise it. */
export const CONTRACT_VERSION = 3;
/** The contracts that a page built now accepts: the current and the previous one, so that squads deploy independently. */
export const SPOKEN_CONTRACTS: readonly ContractVersion[] = [2, 3];
export type ContractVersion = number;

/** Matches the name of a remote, which is the name of its folder. */
export const REMOTE_NAME = /^mfe(?:-[a-z][a-z0-9]*)+$/;

/**
 * Named parts of a screen that another remote fills. The shell resolves them lazily.
 * `group-order-entry`: start button or room banner on menu and cart.
 * `wallet-buttons`: Apple Pay and Google Pay for the merchant's cart.
 */
export const SLOT_NAMES = ['group-order-entry', 'wallet-buttons'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
export type SlotProps = {
  readonly merchantId: string;
  readonly placement: 'menu' | 'cart' | 'checkout';
  /** What the screen shows without the slot. The slot's piece shows it until it has something better. */
  readonly fallback?: ReactNode;
};

/** A slot that a remote fills, as it states it in `src/routes.ts`. */
export type StatedSlot = {
  readonly name: SlotName;
  /** Name of the chunk with its piece (`webpackChunkName`). */
  readonly piece: string;
  /** Bytes of JavaScript (brotli) of the remote's own that the slot loads, at most. */
  readonly budgetBytes: number;
};

/** A route in the fields that remotes use. The router's own type has more. */
type ScreenRoute = { readonly path?: string; readonly element?: ReactNode };

/** What a remote offers to a shell (module `./remote`). */
export type Remote = {
  readonly contract: ContractVersion;
  /** Absolute route patterns, a lazy element a screen. */
  readonly routes: readonly ScreenRoute[];
  readonly slots?: Readonly<
    Partial<Record<SlotName, () => Promise<{ readonly View: ComponentType<SlotProps> }>>>
  >;
};

/** What a partner's page hands to a remote (module `./lifecycle`, single-spa custom props). */
export type LifecycleProps = {
  readonly domElement?: HTMLElement;
  /** Where in the remote to start, such as `/m/lucknow-lunch-home/status/123?orderIdentifierType=ID`. */
  readonly initialPath: string;
  readonly locale: Locale;
  readonly config: unknown;
  /** An access token of the partner's session; without one the person is a guest. */
  readonly accessToken?: string;
};
