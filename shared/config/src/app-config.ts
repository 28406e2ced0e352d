import type { ServiceName } from '@tiffin/contracts';
import type { AddressSearchConfig } from './address-search-config';
import type { Organization } from './organization';
import type { SideServices } from './side-services';

export const ENVIRONMENTS = ['dev', 'sandbox', 'qa', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What a page needs to know about its environment. URLs are absolute and have no trailing slash. */
export type AppConfig = {
  readonly environment: Environment;
  /** The `{product}` placeholder of the specification. */
  readonly product: 'tiffin';
  readonly appVersion: '110001';
  /** The version and build of the shell (`shell@1.0.0-1a2b3c4d5e`). Absent on pages of shells that do not say. */
  readonly release?: string;
  /** Origin of the shell. */
  readonly origin: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly sideServices: SideServices;
  readonly sso: { readonly url: string; readonly realm: string; readonly clientId: string };
  readonly stripe: { readonly scriptUrl: string; readonly publishableKey: string };
  /** The shell server's endpoint that returns the guests' service token. */
  readonly guestTokenUrl: string;
  /** The initial location of the search for lunch. */
  readonly defaultLocation: {
    readonly latitude: number;
    readonly longitude: number;
    readonly displayName: string;
  };
  /** Origins of other sites that a URL parameter may link back to. */
  readonly backOrigins: readonly string[];
  /**
   * Origins of the pages that may frame this one and sign a person in. Messages of other origins are ignored.
   */
  readonly embedHosts: readonly string[];
  /**
   * Whether stand-ins replace the application of a webview or mini-app. Never in production (specification
   * 9).
   */
  readonly hasEmbedStandIns: boolean;
  /** Codes by building or area, which a promo parameter may name (specification 5). */
  readonly promoCodes: Readonly<Record<string, string>>;
  /** How many days the browser stores the last choice of an item. Absent: never (specification 9). */
  readonly localSelectionDays?: number;
  /** The search for addresses. Absent on pages of shells that know none, and on a site that has only a list of cities. */
  readonly addressSearch?: AddressSearchConfig;
  /** The cities in which typed addresses are placed without a search, each as `Toronto/多倫多,ON,CA,43.65,-79.38`. */
  readonly cities?: readonly string[];
  /** Origins of pictures, besides those of the site and its services. Absent on pages of shells that do not say. */
  readonly imageOrigins?: readonly string[];
  /** URL of a CDN that shrinks pictures, with `{width}` and `{url}`. Absent on a site without one. */
  readonly imageResizer?: string;
  /** The style of maps. Absent on a site without maps. */
  readonly map?: { readonly styleUrl: string; readonly workerUrl: string };
  /** Whether the site has its service worker. Absent on pages of shells that do not say. */
  readonly hasWorker?: boolean;
  /** Whether mock data answer the calls of teams. Never in production (specification 7). */
  readonly hasMockTeams?: boolean;
  /** Names of the extensions that the services do not offer. Absent: they offer all. */
  readonly missingExtensions?: readonly string[];
  /** Names of the languages that are added as data, by tag (`{ ar: 'العربية' }`). Absent on pages of shells that have none. */
  readonly languages?: Readonly<Record<string, string>>;
  /** The part of the host name before this site's domain; null at the domain itself. */
  readonly subdomain: string | null;
  /** The organisation of the subdomain; null if there is none or its service did not answer in time. */
  readonly organization: Organization | null;
};
