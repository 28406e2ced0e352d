import { z } from 'zod';
import { urls } from '../urls';

const tokenSchema = z.object({ access_token: z.string() });

/**
 * Sends one request to Keycloak's administration of the realm, as the administrator that the engine's start
 * created.
 */
export async function askKeycloak(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${urls().signOn}/admin/realms/tiffin${path}`, {
    method,
    headers: { authorization: `Bearer ${await administratorToken()}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Keycloak answered ${response.status} to ${method} ${path}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Returns a new token each time, because it expires after a minute. */
async function administratorToken(): Promise<string> {
  const response = await fetch(`${urls().signOn}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: 'verify-engines',
      password: process.env['TIFFIN_KEYCLOAK_ADMIN_PASSWORD'] ?? '',
    }),
  });
  return tokenSchema.parse(await response.json()).access_token;
}
