import { existsSync } from 'node:fs';

/** A program of a browser is not installed. */
export class MissingProgramError extends Error {}

/** Returns the first path that exists. Throws MissingProgramError with Debian's package that has the program if none does. */
export function findProgram(debianPackage: string, paths: readonly string[]): string {
  const path = paths.find((one) => existsSync(one));
  if (path !== undefined) return path;
  throw new MissingProgramError(
    `${paths.join(' or ')} is missing: install Debian’s package ${debianPackage} (apt-get install -y ${debianPackage}).`,
  );
}
