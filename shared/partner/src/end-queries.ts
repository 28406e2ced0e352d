import type { QueryClient } from '@tanstack/react-query';

/** Empties a client whose screens are gone. A query under way would otherwise stay for five minutes after its end. */
export async function endQueries(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.clear();
}
