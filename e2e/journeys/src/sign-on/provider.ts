import { urls } from '../urls';
import { keycloakProvider } from './keycloak-provider';
import { sandboxProvider } from './sandbox-provider';
import type { SignOnProvider } from './sign-on-provider';

/** The provider that the running stack believes: the sandbox's own, or the Keycloak that the configuration names. */
export function provider(): SignOnProvider {
  const { sandbox, signOn } = urls();
  return new URL(signOn).host === new URL(sandbox).host ? sandboxProvider : keycloakProvider;
}
