import { z } from 'zod';
import { urls } from '../urls';

const tokenSchema = z.object({ access_token: z.string() });

/** One call of Keycloak's administration of our realm, by the administrator that the start of the engine made. */
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

/** Fresh each time: it lives for a minute. */
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
