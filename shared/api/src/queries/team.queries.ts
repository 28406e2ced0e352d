import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls/call';
import { callQuery } from './call.queries';

const root = ['teams'] as const;

/** Teams by name and by id. */
export const teamQueries = {
  root,
  /** An empty name returns no teams without a request. */
  search: (name: string) =>
    queryOptions({
      ...callQuery([...root, 'search', name], 'searchTeams', { name }),
      queryFn: async ({ signal }) => (name.trim() === '' ? [] : call('searchTeams', { name }, { signal })),
    }),
  /** For the team's admins. */
  people: (teamId: string) => callQuery([...root, 'people', teamId], 'getTeamPeople', { teamId }),
  detail: (teamId: string) => callQuery([...root, 'detail', teamId], 'getTeam', { teamId }),
};
