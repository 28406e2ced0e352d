import { CommandError } from '../../commands/command-error.mjs';
import { run } from '../../commands/run.mjs';

/**
 * Returns the realm for a stack on these ports, as Keycloak's JSON. The sandbox builds it from its own
 * clients and test people.
 *
 * @param {{ shell: number, sandbox: number, partner: number }} ports
 * @returns {Promise<string>}
 */
export async function makeRealm({ shell, sandbox, partner }) {
  const env = {
    TIFFIN_SHELL_PORT: String(shell),
    TIFFIN_SANDBOX_PORT: String(sandbox),
    TIFFIN_PARTNER_PORT: String(partner),
  };
  const args = ['--import', 'tsx', 'e2e/sandbox/src/keycloak/main.ts'];
  const { code, output } = await run(process.execPath, args, { env, quiet: true });
  if (code !== 0) throw new CommandError(`The realm could not be made.\n${output.trim()}`);
  return output;
}
