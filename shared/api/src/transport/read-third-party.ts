import type { Question } from './read-from-third-party';

/**
 * Reads from a service that is not ours. The code loads with the first question: no first screen asks one.
 * Failures are ApiErrors, as for our services.
 */
export async function readThirdParty(question: Question): Promise<Readonly<Record<string, unknown>>> {
  const { readFromThirdParty } = await import(/* webpackChunkName: "network" */ './read-from-third-party');
  return readFromThirdParty(question);
}
