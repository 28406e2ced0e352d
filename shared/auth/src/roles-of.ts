import { isRecord } from '@tiffin/contracts';

/** Roles in a token: of the realm, and of each resource (a client of the realm). */
export type Roles = {
  readonly realm: readonly string[];
  readonly resources: Readonly<Record<string, readonly string[]>>;
};

/** The roles of a guest. */
export const NO_ROLES: Roles = { realm: [], resources: {} };

/** Returns the roles in a token's claims, as Keycloak writes them. Malformed roles are skipped. */
export function rolesOf(claims: Readonly<Record<string, unknown>>): Roles {
  return {
    realm: rolesIn(claims['realm_access']),
    resources: Object.fromEntries(
      Object.entries(objectOf(claims['resource_access'])).map(([name, access]) => [name, rolesIn(access)]),
    ),
  };
}

function rolesIn(access: unknown): readonly string[] {
  const { roles } = objectOf(access);
  return Array.isArray(roles) ? roles.filter((role): role is string => typeof role === 'string') : [];
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
