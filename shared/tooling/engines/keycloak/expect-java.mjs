import { join } from 'node:path';
import { CommandError } from '../../commands/command-error.mjs';
import { run } from '../../commands/run.mjs';

const OLDEST = 17;
const WAY_OUT = `Install Java ${OLDEST} or later (Debian: openjdk-17-jre-headless), then run this again.`;

/**
 * Throws one clear sentence if there is no Java that can run Keycloak.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {typeof run} [runProgram]
 */
export async function expectJava(env = process.env, runProgram = run) {
  const java = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin/java') : 'java';
  const { code, output } = await runProgram(java, ['-version'], { quiet: true }).catch(() => {
    throw new CommandError(`Java is missing (${java}). ${WAY_OUT}`);
  });
  const [, version = ''] = /version "(\d+)/.exec(output) ?? [];
  if (code !== 0 || version === '') throw new CommandError(`${java} does not run. ${WAY_OUT}`);
  if (Number(version) < OLDEST) throw new CommandError(`Java ${version} is too old for Keycloak. ${WAY_OUT}`);
}
