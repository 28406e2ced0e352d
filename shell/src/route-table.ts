import type { RemoteName } from '@tiffin/contracts';

/** A pattern as the router has them (`:name` stands for one part of a path), and the remote that owns its addresses. */
export type OwnedRoute = { readonly pattern: string; readonly remote: RemoteName };

/** Which remote owns which addresses: all that the shell knows of them before it loads one. */
export const ROUTE_TABLE: readonly OwnedRoute[] = [
  { pattern: '/', remote: 'mfe-menu-cart' },
  { pattern: '/catalogs/:catalogId', remote: 'mfe-menu-cart' },
  { pattern: '/m/:merchantExternalId/menu', remote: 'mfe-menu-cart' },
  { pattern: '/m/:merchantExternalId/order', remote: 'mfe-menu-cart' },
  { pattern: '/m/:merchantExternalId/place/order', remote: 'mfe-checkout' },
  { pattern: '/m/:merchantExternalId/status/:orderIdOrToken', remote: 'mfe-order-status' },
  { pattern: '/order/fulfillments/:fulfillmentId/edit', remote: 'mfe-group-order' },
  { pattern: '/order/team/join', remote: 'mfe-teams' },
  { pattern: '/order/team/join/v2', remote: 'mfe-teams' },
];

/** Addresses that the shell itself answers with a screen. */
export const SHELL_PATHS: readonly string[] = ['/_app'];
