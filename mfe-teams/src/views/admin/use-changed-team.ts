import { useQueryClient } from '@tanstack/react-query';
import { teamQueries } from '@tiffin/api';
import type { Team } from '@tiffin/contracts';

/** Returns a function that shows a team after an admin changed it, and reads its people again for admins. */
export function useChangedTeam(): (team: Team) => void {
  const queryClient = useQueryClient();
  return (team) => {
    const { teamId } = team.teamDetails;
    queryClient.setQueryData(teamQueries.detail(teamId).queryKey, team);
    const people = { queryKey: teamQueries.people(teamId).queryKey };
    if (team.userMembership.role === 'MEMBER') queryClient.removeQueries(people);
    else void queryClient.invalidateQueries(people);
  };
}
