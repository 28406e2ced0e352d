import type {
  KeycloakError,
  KeycloakInitOptions,
  KeycloakLoginOptions,
  KeycloakLogoutOptions,
} from 'keycloak-js';

/** The part of keycloak-js that the session uses. */
export type Keycloak = {
  readonly token?: string;
  readonly idToken?: string;
  readonly timeSkew: number | null;
  /** Set to another tab's token before a refresh. */
  refreshToken?: string;
  onAuthError?: (error?: KeycloakError) => void;
  onAuthRefreshSuccess?: () => void;
  readonly init: (options: KeycloakInitOptions) => Promise<boolean>;
  readonly updateToken: (minValiditySeconds: number) => Promise<boolean>;
  readonly clearToken: () => void;
  readonly createLogoutUrl: (options: KeycloakLogoutOptions) => string;
  readonly createLoginUrl: (options: KeycloakLoginOptions) => Promise<string>;
};
