import type { GroupRefusal } from '../../domain/group-refusal';

export type JoinRefusal = {
  readonly reason: GroupRefusal;
  /** The group at this merchant that the person is already in. */
  readonly otherGroupId: string | undefined;
};
