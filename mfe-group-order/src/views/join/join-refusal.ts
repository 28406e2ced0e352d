import type { PlaceRefusal } from '../../domain/place-refusal';

export type JoinRefusal = {
  readonly reason: PlaceRefusal;
  /** The group at this merchant that the person is already in. */
  readonly otherGroupId: string | undefined;
};
