import type { TeamMember } from '@tiffin/contracts';

/** What the dialogs need that change a member's role. */
export type RoleDialogProps = {
  readonly teamId: string;
  readonly member: TeamMember;
  readonly onClose: () => void;
};
