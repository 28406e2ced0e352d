import type { Account } from '@tiffin/contracts';
import { maybe, whole } from '@tiffin/contracts/shapes';
import { send } from '../transport/send';
import type { CallOptions, NoParams } from '../transport/send';

const accountShape = whole({
  id: 'id',
  username: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  emailVerified: 'flag',
});
const serviceTokenShape = whole({ access_token: 'id', expires_in: 'number' });
const refreshedShape = whole({
  access_token: maybe('id'),
  refresh_token: maybe('id'),
  expires_in: maybe('number'),
});

/** The account of the bearer of the session's token. */
export async function getAccountInfo(params: NoParams = {}, options?: CallOptions): Promise<Account> {
  return send(
    { service: 'identity', method: 'GET', path: '/account', query: params, answer: accountShape },
    options,
  );
}

type ServiceCredentials = { readonly client_id: string; readonly client_secret: string };
type ServiceToken = { readonly access_token: string; readonly expires_in: number };

/** A service token for the public credentials of an organisation; seconds until it expires. */
export async function getServiceToken(
  credentials: ServiceCredentials,
  options?: CallOptions,
): Promise<ServiceToken> {
  const body = new URLSearchParams({ ...credentials, grant_type: 'client_credentials' });
  return send(
    { service: 'identity', method: 'POST', path: '/token', body, isPublic: true, answer: serviceTokenShape },
    options,
  );
}

/** A fresh access token, or null where there is none to be had: nobody is told (specification 8). */
export async function refreshAccessToken(
  params: { readonly refresh_token: string; readonly client_id: string },
  options?: CallOptions,
): Promise<string | null> {
  const body = new URLSearchParams({ ...params, grant_type: 'refresh_token' });
  const refreshed = send<{ readonly access_token: string | null }>(
    { service: 'identity', method: 'POST', path: '/refresh', body, isPublic: true, answer: refreshedShape },
    options,
  );
  return refreshed.then(
    (answer) => answer.access_token,
    () => null,
  );
}
