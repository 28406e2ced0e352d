import type { BrowserContext } from '@playwright/test';
import { SignOn } from '@tiffin/sandbox/sign-on';
import { urls } from '../urls';

/** Signs a person in without a page: gives the browser the provider's session and the cookies with the person's tokens. */
export async function signInByCalls(context: BrowserContext, email: string): Promise<void> {
  const { sandbox, shell } = urls();
  const signOn = new SignOn(sandbox, shell);
  const tokens = await signOn.signIn(email, 'lunch');
  const { hostname } = new URL(sandbox);
  await context.addCookies([
    ...[
      ['tiffin_token', tokens.access_token] as const,
      ['tiffin_id_token', tokens.id_token] as const,
      ['tiffin_refresh_token', tokens.refresh_token] as const,
    ].map(([name, value]) => ({ name, value, url: shell, httpOnly: true })),
    ...signOn.browser.cookies().map((cookie) => ({ ...cookie, domain: hostname, httpOnly: true })),
  ]);
}
