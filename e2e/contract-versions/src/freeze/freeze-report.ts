import { join } from 'node:path';
import { ENTRIES, root } from '../frozen-entries';
import { emitDeclarations } from './emit-declarations';
import { freezeNames } from './freeze-names';
import { rollUp } from './roll-up';

/** Returns the API report of the interface between the shell and the remotes, as one declaration file. */
export function freezeReport(): string {
  const files = Object.values(ENTRIES).map((path) => join(root, path));
  return rollUp(emitDeclarations(files), ENTRIES) + freezeNames();
}
