import type { Team, TeamLocation } from '@tiffin/contracts';

export type LocationDialogProps = {
  readonly team: Team;
  readonly location: TeamLocation;
  readonly onClose: () => void;
};
