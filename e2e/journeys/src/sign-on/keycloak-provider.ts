import { expect } from '@playwright/test';
import { z } from 'zod';
import { askKeycloak } from './ask-keycloak';
import type { SignOnProvider } from './sign-on-provider';

const USUAL_SECONDS = 300;
const MOST_EVENTS = 1000;

/**
 * Keycloak, controlled by its administration API. The life of a token applies to the whole realm, so journeys
 * run one at a time.
 */
export const keycloakProvider: SignOnProvider = {
  createAccount: async ({ email, password, firstName, lastName }) => {
    await askKeycloak('POST', '/users', {
      username: email,
      email,
      firstName,
      lastName,
      emailVerified: true,
      enabled: true,
      credentials: [{ type: 'password', value: password }],
    });
    return idOf(email);
  },
  fillSignIn: async (page, { email, password }) => {
    await page.locator('input[name="password"]').fill(password);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign In' }).click();
  },
  fillRegistration: async (page, { firstName, lastName, email, password }) => {
    await page.locator('input[name="password"]').fill(password);
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('Email').fill(email);
    await page.locator('input[name="password-confirm"]').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
  },
  expectAccountOf: (page, email) => expect(page.locator('input[name="email"]')).toHaveValue(email),
  setTokenLife: async (_email, seconds) => setLife(seconds),
  resetTokenLife: async () => setLife(USUAL_SECONDS),
  countRefreshes: async (email) => {
    const query = new URLSearchParams({
      type: 'REFRESH_TOKEN',
      user: await idOf(email),
      max: String(MOST_EVENTS),
    });
    return z.array(z.unknown()).parse(await askKeycloak('GET', `/events?${query}`)).length;
  },
  endSessions: async (email) => {
    await askKeycloak('POST', `/users/${await idOf(email)}/logout`);
  },
};

async function setLife(accessTokenLifespan: number): Promise<void> {
  await askKeycloak('PUT', '', { accessTokenLifespan });
}

async function idOf(email: string): Promise<string> {
  const found = await askKeycloak('GET', `/users?${new URLSearchParams({ email, exact: 'true' })}`);
  return z.tuple([z.object({ id: z.string() })]).parse(found)[0].id;
}
