import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { joinTeam, teamQueries, userQueries } from '@tiffin/api';
import type { Team } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';

export type JoinInput = { readonly locationId: string; readonly floorId: string | null };

/** Joins a team at a work location, or moves there. The answer is the team as the member sees it. */
export function useJoinTeam(
  teamId: string,
  onJoined: (team: Team) => void,
): UseMutationResult<Team, Error, JoinInput> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: JoinInput) => joinTeam({ teamId, body }),
    meta: { context: 'joinTeam', isHandled: true },
    onSuccess: (team) => {
      queryClient.setQueryData(teamQueries.detail(teamId).queryKey, team);
      void queryClient.invalidateQueries({ queryKey: userQueries.root });
      bus.emit('teamJoined', { teamId });
      onJoined(team);
    },
  });
}
