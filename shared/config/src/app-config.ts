import type { ServiceName } from '@tiffin/contracts';
import type { Organization } from './organization';
import type { SideServices } from './side-services';

export const ENVIRONMENTS = ['dev', 'sandbox', 'qa', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What a page needs to know about the place where it runs. URLs are absolute and carry no slash at the end. */
export type AppConfig = {
  readonly environment: Environment;
  /** The `{product}` of the specification. */
  readonly product: 'tiffin';
  readonly appVersion: '110001';
  /** Origin of the shell. */
  readonly origin: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly sideServices: SideServices;
  readonly sso: { readonly url: string; readonly realm: string; readonly clientId: string };
  readonly stripe: { readonly scriptUrl: string; readonly publishableKey: string };
  /** The shell server's endpoint that hands out the guests' service token. */
  readonly guestTokenUrl: string;
  /** Where lunch is looked for until the person says otherwise. */
  readonly defaultLocation: {
    readonly latitude: number;
    readonly longitude: number;
    readonly displayName: string;
  };
  /** Origins of other sites that an address parameter may lead back to. */
  readonly backOrigins: readonly string[];
  /** Origins of the pages that may show this one in a frame and sign a person in; of no other a message is heard. */
  readonly embedHosts: readonly string[];
  /** Outside production: a webview or mini-app without its application is answered by a stand-in (specification 9). */
  readonly hasEmbedStandIns: boolean;
  /** Codes by building or area that a promo parameter may name (specification 5). */
  readonly promoCodes: Readonly<Record<string, string>>;
  /** How many days the last choice of an item is remembered in the browser; not at all where missing (specification 9). */
  readonly localSelectionDays?: number;
  /** The part of the host name before our own domain; null at the domain itself. */
  readonly subdomain: string | null;
  /** The organisation of the subdomain; null where there is none or its service did not answer in time. */
  readonly organization: Organization | null;
};
