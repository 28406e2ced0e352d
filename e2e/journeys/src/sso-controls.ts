import { provider } from './sign-on/provider';

/** Sets the life in seconds of a person's next access tokens. */
export async function shortenTokens(email: string, accessTokenSeconds: number): Promise<void> {
  await provider().setTokenLife(email, accessTokenSeconds);
}

/** Restores the default life of tokens. */
export async function resetTokenLife(): Promise<void> {
  await provider().resetTokenLife();
}

/** Returns how often the provider has renewed a person's tokens. */
export async function refreshesOf(email: string): Promise<number> {
  return provider().countRefreshes(email);
}

/** Ends a person's sessions at the provider without telling any browser. */
export async function endSessions(email: string): Promise<void> {
  await provider().endSessions(email);
}
