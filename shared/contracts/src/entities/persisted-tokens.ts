import { z } from 'zod';
import { lineSchema } from './basics';

const tokenSchema = lineSchema(8_000).min(1).nullable();

/** The tokens that a session keeps; the anonymous one is the guests' service token (specification 3). */
export const persistedTokensSchema = z.object({
  token: tokenSchema,
  idToken: tokenSchema,
  refreshToken: tokenSchema,
  /** `expiry` in milliseconds since 1970. */
  anonymousToken: z.object({ token: lineSchema(8_000).min(1), expiry: z.int().min(0) }).nullable(),
});
export type PersistedTokens = z.infer<typeof persistedTokensSchema>;
