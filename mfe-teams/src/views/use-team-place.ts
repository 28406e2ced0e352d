import { useNavigate, useSearchParams } from '@tiffin/router';
import { readTeamStep } from '../domain/team-step';
import type { TeamStep } from '../domain/team-step';

type Target = { readonly step?: TeamStep; readonly teamId?: string; readonly hasJoined?: boolean };

export type TeamPlace = {
  readonly teamId: string | undefined;
  readonly step: TeamStep | undefined;
  /** From the link of the e-mail: `emailCode`, or the longer `token`. */
  readonly linkCode: string | undefined;
  readonly promoCode: string | null;
  readonly hasJoined: boolean;
  readonly go: (to: Target, isReplaced?: boolean) => void;
};

/** Where in the teams pages the address is, and the way to another place of them. */
export function useTeamPlace(): TeamPlace {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const linkCode = search.get('emailCode') ?? search.get('token');
  return {
    teamId: search.get('teamId') ?? undefined,
    step: readTeamStep(search.get('step')),
    linkCode: linkCode === null || linkCode === '' ? undefined : linkCode,
    promoCode: search.get('promoCode'),
    hasJoined: search.get('teamJoinSuccess') === 'true',
    go: ({ step, teamId, hasJoined = false }, isReplaced = false) => {
      const next = new URLSearchParams();
      if (teamId !== undefined) next.set('teamId', teamId);
      if (step !== undefined) next.set('step', step);
      if (hasJoined) next.set('teamJoinSuccess', 'true');
      const promoCode = search.get('promoCode');
      if (promoCode !== null) next.set('promoCode', promoCode);
      void navigate({ search: next.size > 0 ? `?${next}` : '' }, { replace: isReplaced });
    },
  };
}
