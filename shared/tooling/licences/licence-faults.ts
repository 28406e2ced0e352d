import satisfies from 'spdx-satisfies';
import type { InstalledPackage } from './installed-packages';

type Licensed = Pick<InstalledPackage, 'name' | 'version' | 'licence'>;

/** Returns the packages whose licence is not allowed, one sentence each. Of a choice of licences, one must be allowed. */
export function licenceFaults(packages: readonly Licensed[], allowed: readonly string[]): readonly string[] {
  return packages
    .filter(({ licence }) => !isAllowed(licence, allowed))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version} has the licence ${licence}, which shared/tooling/licences/allowed-licences.ts does not allow.`,
    );
}

function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    // It is not written in SPDX's way, so nobody has looked at it.
    return false;
  }
}
