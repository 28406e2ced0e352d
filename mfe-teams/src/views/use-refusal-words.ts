import { ApiError } from '@tiffin/api';
import { teamRefusal } from '../domain/team-refusal';
import { useTeamMessages } from './use-team-messages';

/** Returns a function that says why a team call failed; undefined if it did not. */
export function useRefusalWords(): (error: Error | null) => string | undefined {
  const t = useTeamMessages();
  return (error) => {
    if (error === null) return undefined;
    if (!(error instanceof ApiError)) return t('teams.errors.unknown');
    const { key, count } = teamRefusal(error);
    return t(key, { count });
  };
}
