type Group = {
  readonly hostId: string;
  readonly isCurrentUserAdmin: boolean;
  readonly currentUserId: string;
};

export type GroupRoles = {
  readonly isHost: boolean;
  /** True if the person also sees closed and cancelled groups. */
  readonly isAdmin: boolean;
};

/**
 * Returns the roles of a person in a group. The host has the host's id; the server says who is admin
 * (specification 6).
 */
export function groupRoles({ hostId, isCurrentUserAdmin, currentUserId }: Group): GroupRoles {
  return { isHost: hostId !== '' && hostId === currentUserId, isAdmin: isCurrentUserAdmin };
}
