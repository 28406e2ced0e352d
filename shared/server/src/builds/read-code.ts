import { failed } from './failure';
import type { Failed, Whose } from './failure';
import type { ServerBuild } from './server-build';

/** Returns a function that reads the code of a build, once for everybody who waits for it. Never rejects. */
export function createCodeReader(): (build: ServerBuild, whose: Whose) => Promise<string | Failed> {
  const reading = new Map<string, Promise<string | Failed>>();
  return (build, whose) => {
    const known = reading.get(build.id);
    if (known) return known;
    const read = readCode(build, whose).finally(() => reading.delete(build.id));
    reading.set(build.id, read);
    return read;
  };
}

async function readCode(build: ServerBuild, whose: Whose): Promise<string | Failed> {
  try {
    return await build.readCode();
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown';
    return failed(whose, 'load', `Its code cannot be read: ${message}`.slice(0, 300));
  }
}
