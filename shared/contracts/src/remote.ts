import type { ComponentType, ReactNode } from 'react';
import type { Locale } from './enumerations';

/** What a remote built now agrees to. When it is raised, and how: e2e/contract-versions/README.md. */
export const CONTRACT_VERSION = 2;
/** What a page built now can work with: the contract of now and the one before, so that nobody deploys in step. */
export const SPOKEN_CONTRACTS: readonly ContractVersion[] = [1, 2];
export type ContractVersion = number;

/** What a remote may be called: the name of its folder. */
export const REMOTE_NAME = /^mfe(?:-[a-z][a-z0-9]*)+$/;

/**
 * Named parts of a screen that another remote fills. The shell resolves them lazily.
 * `group-order-entry`: start button or room banner on menu and cart.
 */
export const SLOT_NAMES = ['group-order-entry'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
export type SlotProps = { readonly merchantId: string; readonly placement: 'menu' | 'cart' | 'checkout' };

export type Messages = { readonly [key: string]: string | Messages };

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
  readonly messages: (locale: Locale) => Promise<Messages>;
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
