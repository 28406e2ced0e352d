import { interactionPolicy } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { SCOPES } from './scopes';
import type { SsoSettings } from './sso-settings';

/** The one protected resource: tokens of our own clients have the audience `account`, as in Keycloak. */
export const API = 'urn:tiffin:api';

type Grant = InstanceType<Provider['Grant']>;

/**
 * Returns the grant of a client: our own clients get everything without consent, a partner's gets what the
 * person agreed to.
 */
export function grantLoader({
  webClients,
}: SsoSettings): (ctx: KoaContextWithOIDC) => Promise<Grant | undefined> {
  return async ({ oidc: { client, session, provider, result } }) => {
    if (!client || !session?.accountId) return undefined;
    const kept = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const grant = kept === undefined ? undefined : await provider.Grant.find(kept);
    const isPartners = webClients.some(({ id, partner }) => id === client.clientId && partner);
    if (grant || isPartners) return grant;
    return makeGrant(provider, { clientId: client.clientId, accountId: session.accountId }, SCOPES);
  };
}

/** Stores a person's consent to these scopes for a client. */
export async function makeGrant(
  provider: Provider,
  of: { readonly clientId: string; readonly accountId: string },
  scopes: string,
): Promise<Grant> {
  const made = new provider.Grant(of);
  made.addOIDCScope(scopes);
  made.addResourceScope(API, scopes);
  await made.save();
  return made;
}

/** Returns the provider's default prompts. A silent request without consent gets `consent_required`. */
export function questions(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  for (const check of policy.get('consent')?.checks ?? [])
    if (check.reason.endsWith('_scopes_missing')) check.error = 'consent_required';
  return policy;
}
