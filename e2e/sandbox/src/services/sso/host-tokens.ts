import { importJWK, SignJWT } from 'jose';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import { users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerControl } from '../../register-control';
import { claimsOf } from './claims-of';
import type { SsoSettings } from './sso-settings';

/** As long as an embedded page uses a token before it asks for the next, and some minutes. */
const STANDARD_SECONDS = 3900;

const wantedSchema = z.object({
  email: z.email(),
  seconds: z.int().min(1).max(86_400).default(STANDARD_SECONDS),
});

/** POST /sandbox/host-tokens {email, seconds}: the token of one person that a partner's server gets by its contract with us. */
export function registerHostTokens(
  app: FastifyInstance,
  { db }: SandboxContext,
  { accounts, issuer, privateJwks }: SsoSettings,
): void {
  registerControl(app, 'POST', '/sandbox/host-tokens', wantedSchema, async ({ email, seconds }) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
    const account = user && (await accounts.byId(user.id));
    const [jwk] = privateJwks;
    if (!account || !jwk) return refuse(404, 'NOT_FOUND');
    const token = new SignJWT({ ...claimsOf(account), azp: 'partner-host' })
      .setProtectedHeader({ alg: 'RS256', kid: String(jwk['kid']) })
      .setIssuer(issuer)
      .setAudience('account')
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`);
    return { session_token: await token.sign(await importJWK({ kty: 'RSA', ...jwk }, 'RS256')) };
  });
}
