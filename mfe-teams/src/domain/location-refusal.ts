import { teamRefusal } from './team-refusal';

type Refusal = Parameters<typeof teamRefusal>[0];

/**
 * Returns the message key for a refused new location: status 409, whatever its type, means that the team has it
 * already (specification 8).
 */
export function locationRefusal(error: Refusal): ReturnType<typeof teamRefusal> {
  if (error.status === 409) return { key: 'teams.addLocationModal.errors.alreadyExists', count: 0 };
  return teamRefusal(error);
}
