type Refusal = { readonly type: string; readonly isNetwork: boolean };

/** The message key for a refused call. */
type AdminRefusal =
  | `errors.${'network' | 'unknown' | 'FORBIDDEN' | 'NOT_FOUND'}`
  | 'demote.last'
  | 'rename.taken'
  | 'remove.missing';

/** Returns the message key for a refused call of a team's admin. */
export function adminRefusal({ type, isNetwork }: Refusal): AdminRefusal {
  if (isNetwork) return 'errors.network';
  switch (type) {
    case 'FORBIDDEN':
    case 'NOT_FOUND':
      return `errors.${type}`;
    case 'LAST_TEAM_ADMIN':
      return 'demote.last';
    case 'TEAM_LOCATION_EXISTS':
      return 'rename.taken';
    case 'TEAM_LOCATION_IN_USE':
      return 'remove.missing';
    default:
      return 'errors.unknown';
  }
}
