import type { ServiceName } from '@tiffin/contracts';

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
};
