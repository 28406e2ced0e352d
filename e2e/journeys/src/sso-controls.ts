import { provider } from './sign-on/provider';

/** Makes a person's next access tokens live for so many seconds. */
export async function shortenTokens(email: string, accessTokenSeconds: number): Promise<void> {
  await provider().setTokenLife(email, accessTokenSeconds);
}

/** Lets tokens live as long as usual again. */
export async function resetTokenLife(): Promise<void> {
  await provider().resetTokenLife();
}

/** How often the provider has renewed a person's tokens. */
export async function refreshesOf(email: string): Promise<number> {
  return provider().countRefreshes(email);
}

/** Ends a person's sessions at the provider; no browser hears of it. */
export async function endSessions(email: string): Promise<void> {
  await provider().endSessions(email);
}
