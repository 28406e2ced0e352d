import type { PlaceRefusal } from '../../domain/place-refusal';

export type JoinRefusal = {
  readonly reason: PlaceRefusal;
  /** The group at this merchant that the person is in already. */
  readonly otherGroupId: string | undefined;
};
