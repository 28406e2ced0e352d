import { z } from 'zod';
import { identifierSchema, lineSchema } from '../entities/basics';
import type { Call } from './call';
import { accountSchema } from './identity';

const PROTOCOL = '/protocol/openid-connect';
const tokenTextSchema = lineSchema(8000).min(1);

/** The form of the token endpoint, by grant. */
const tokenFormSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: tokenTextSchema,
    client_id: identifierSchema,
    redirect_uri: lineSchema(2000).min(1),
    code_verifier: lineSchema(128).min(43),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: tokenTextSchema,
    client_id: identifierSchema,
  }),
]);

/** What the browser asks of the single sign-on provider besides its redirects; paths begin at the realm. */
export const singleSignOn = {
  getDiscoveryDocument: {
    service: 'singleSignOn',
    summary: 'The configuration of the realm.',
    method: 'GET',
    path: '/.well-known/openid-configuration',
    auth: 'none',
    response: z.looseObject({
      issuer: z.url(),
      authorization_endpoint: z.url(),
      token_endpoint: z.url(),
      userinfo_endpoint: z.url(),
      end_session_endpoint: z.url(),
      jwks_uri: z.url(),
      code_challenge_methods_supported: z.array(z.string()),
    }),
    errors: [],
  },
  exchangeToken: {
    service: 'singleSignOn',
    summary: 'Tokens for an authorization code (PKCE S256) or a refresh token.',
    method: 'POST',
    path: `${PROTOCOL}/token`,
    auth: 'none',
    bodyFormat: 'form',
    body: tokenFormSchema,
    response: z.object({ access_token: z.string(), refresh_token: z.string(), id_token: z.string() }),
    errors: [],
  },
  getRealmAccount: {
    service: 'singleSignOn',
    summary: 'The account of the bearer of a token.',
    method: 'GET',
    path: '/account',
    auth: 'user',
    response: accountSchema,
    errors: [],
  },
  getUserInfo: {
    service: 'singleSignOn',
    summary: 'The claims about the bearer of a token.',
    method: 'GET',
    path: `${PROTOCOL}/userinfo`,
    auth: 'user',
    response: z.looseObject({ sub: z.string(), email: z.string() }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
