type Group = {
  readonly hostId: string;
  readonly isCurrentUserAdmin: boolean;
  readonly currentUserId: string;
};

export type GroupRoles = {
  readonly isHost: boolean;
  /** Sees closed and cancelled groups too. */
  readonly isAdmin: boolean;
};

/** The host is who has the host's id, an admin is who the server says is one (specification 6). */
export function groupRoles({ hostId, isCurrentUserAdmin, currentUserId }: Group): GroupRoles {
  return { isHost: hostId !== '' && hostId === currentUserId, isAdmin: isCurrentUserAdmin };
}
