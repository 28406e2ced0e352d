import { z } from 'zod';
import { identifierSchema, lineSchema } from '../entities/basics';
import { answeredNameSchema, requiredTextSchema } from '../entities/reading';
import type { Call } from './call';

const tokenTextSchema = lineSchema(8000).min(1);

/** An account as the identity service knows it. */
export const accountSchema = z.object({
  id: requiredTextSchema,
  username: z.string(),
  firstName: answeredNameSchema,
  lastName: answeredNameSchema,
  email: z.string(),
  emailVerified: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** The three calls of the identity service; the specification gives no paths, these are ours. */
export const identityService = {
  getAccountInfo: {
    service: 'identity',
    summary: 'The account of the bearer of a token.',
    method: 'GET',
    path: '/account',
    auth: 'user',
    response: accountSchema,
    errors: ['SIGN_ON_UNREACHABLE'],
  },
  getServiceToken: {
    service: 'identity',
    summary: 'A service token by client credentials.',
    method: 'POST',
    path: '/token',
    auth: 'none',
    isPublic: true,
    bodyFormat: 'form',
    body: z.object({
      client_id: identifierSchema,
      grant_type: z.literal('client_credentials'),
      client_secret: identifierSchema,
    }),
    response: z.object({ access_token: requiredTextSchema, expires_in: z.number() }),
    errors: ['UNAUTHORIZED', 'SIGN_ON_UNREACHABLE'],
  },
  refreshAccessToken: {
    service: 'identity',
    summary: 'A fresh access token for a refresh token; null where the provider gives none.',
    method: 'POST',
    path: '/refresh',
    auth: 'none',
    isPublic: true,
    bodyFormat: 'form',
    body: z.object({
      refresh_token: tokenTextSchema,
      grant_type: z.literal('refresh_token'),
      client_id: identifierSchema,
    }),
    response: z.object({
      access_token: requiredTextSchema.nullable(),
      /** Set where the old one is spent by the refresh. */
      refresh_token: requiredTextSchema.optional(),
      expires_in: z.number().optional(),
    }),
    errors: ['SIGN_ON_UNREACHABLE'],
  },
} as const satisfies Record<string, Call>;
