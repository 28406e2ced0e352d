import { expect } from '@playwright/test';
import { z } from 'zod';
import { urls } from '../urls';
import type { SignOnProvider } from './sign-on-provider';

const grantsSchema = z.object({ grants: z.record(z.string(), z.number()) });

/**
 * The sandbox's own provider, controlled by its test controls. The life of a token applies to one person, who
 * is used once.
 */
export const sandboxProvider: SignOnProvider = {
  createAccount: async () => undefined,
  fillSignIn: async (page, { email, password }) => {
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  fillRegistration: async (page, { firstName, lastName, email, password }) => {
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: /Create/ }).click();
  },
  expectAccountOf: (page, email) => expect(page.getByText(email)).toBeVisible(),
  setTokenLife: async (email, seconds) => {
    await control(email, 'POST', { accessTokenSeconds: seconds });
  },
  resetTokenLife: async () => undefined,
  countRefreshes: async (email) =>
    grantsSchema.parse(await control(email, 'GET')).grants['refresh_token'] ?? 0,
  endSessions: async (email) => {
    await control(email, 'DELETE');
  },
};

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
