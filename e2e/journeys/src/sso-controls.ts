import { z } from 'zod';
import { urls } from './urls';

const grantsSchema = z.object({ grants: z.record(z.string(), z.number()) });

/** Makes a person's next access tokens live for so many seconds. */
export async function shortenTokens(email: string, accessTokenSeconds: number): Promise<void> {
  await control(email, 'POST', { accessTokenSeconds });
}

/** How often the provider has renewed a person's tokens. */
export async function refreshesOf(email: string): Promise<number> {
  const { grants } = grantsSchema.parse(await control(email, 'GET'));
  return grants['refresh_token'] ?? 0;
}

/** Ends a person's sessions at the provider; no browser hears of it. */
export async function endSessions(email: string): Promise<void> {
  await control(email, 'DELETE');
}

async function control(email: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<unknown> {
  const response = await fetch(`${urls().sandbox}/sandbox/sso/${encodeURIComponent(email)}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`the control of ${email} answered ${response.status}`);
  return response.json();
}
