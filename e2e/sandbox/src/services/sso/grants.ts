import { interactionPolicy } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { SCOPES } from './scopes';
import type { SsoSettings } from './sso-settings';

/** The one protected resource: our own clients' tokens are for the account audience, as Keycloak writes it. */
export const API = 'urn:tiffin:api';

type Grant = InstanceType<Provider['Grant']>;

/** What a client may have of a person: our own clients all, without a question; a partner's what the person agreed to. */
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

/** Keeps that a person lets a client have these scopes. */
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

/** The provider's usual questions; who may not be asked hears that it is the consent which is missing. */
export function questions(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  for (const check of policy.get('consent')?.checks ?? [])
    if (check.reason.endsWith('_scopes_missing')) check.error = 'consent_required';
  return policy;
}
