import { useNavigate, useSearchParams } from '@tiffin/router';
import { readTeamStep } from '../domain/team-step';
import type { TeamStep } from '../domain/team-step';

type Target = { readonly step?: TeamStep; readonly teamId?: string; readonly hasJoined?: boolean };

export type TeamUrl = {
  readonly teamId: string | undefined;
  readonly step: TeamStep | undefined;
  /** The code of the e-mail's link: `emailCode`, or the longer `token`. */
  readonly linkCode: string | undefined;
  readonly promoCode: string | null;
  readonly hasJoined: boolean;
  readonly go: (to: Target, isReplaced?: boolean) => void;
};

/** Returns the current step of the teams pages from the URL, and a function that opens another. */
export function useTeamUrl(): TeamUrl {
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
