import { queryOptions } from '@tanstack/react-query';
import { getTeam, searchTeams } from '../calls/team';

const root = ['teams'] as const;

/** Teams by name (an empty name finds none) and by id. */
export const teamQueries = {
  root,
  search: (name: string) =>
    queryOptions({
      queryKey: [...root, 'search', name],
      queryFn: ({ signal }) => searchTeams({ name }, { signal }),
      meta: { context: 'searchTeams' },
    }),
  detail: (teamId: string) =>
    queryOptions({
      queryKey: [...root, 'detail', teamId],
      queryFn: ({ signal }) => getTeam({ teamId }, { signal }),
      meta: { context: 'getTeam' },
    }),
};
