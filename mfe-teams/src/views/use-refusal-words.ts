import { ApiError } from '@tiffin/api';
import { teamRefusal } from '../domain/team-refusal';
import { useTeamMessages } from './use-team-messages';

/** Returns a function that says why a team call failed, by a rule that finds its message; undefined if it did not. */
export function useRefusalWords(rule = teamRefusal): (error: Error | null) => string | undefined {
  const t = useTeamMessages();
  return (error) => {
    if (error === null) return undefined;
    if (!(error instanceof ApiError)) return t('teams.errors.unknown');
    const { key, count } = rule(error);
    return t(key, { count });
  };
}
