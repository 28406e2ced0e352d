import { useQueryClient } from '@tanstack/react-query';
import { teamQueries } from '@tiffin/api';
import type { Team } from '@tiffin/contracts';

/** Returns a function that shows a team after its locations changed, and reads its people again. */
export function useChangedTeam(): (team: Team) => void {
  const queryClient = useQueryClient();
  return (team) => {
    const { teamId } = team.teamDetails;
    queryClient.setQueryData(teamQueries.detail(teamId).queryKey, team);
    void queryClient.invalidateQueries({ queryKey: teamQueries.people(teamId).queryKey });
  };
}
