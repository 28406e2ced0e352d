import { urls } from '../urls';
import { keycloakProvider } from './keycloak-provider';
import { sandboxProvider } from './sandbox-provider';
import type { SignOnProvider } from './sign-on-provider';

/** Returns the provider of the running stack: the sandbox's own, or the configured Keycloak. */
export function provider(): SignOnProvider {
  const { sandbox, signOn } = urls();
  return new URL(signOn).host === new URL(sandbox).host ? sandboxProvider : keycloakProvider;
}
