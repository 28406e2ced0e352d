import { hashOf } from '../builds/hash-of';
import type { DeployTarget } from '../target/deploy-target';

/**
 * Keeps the script of a remote's elements beside the builds, named by its hash. Partners write the hash into their pages, so a
 * prune never removes it.
 */
export async function keepElementScript(
  target: DeployTarget,
  remote: string,
  script: Uint8Array,
): Promise<void> {
  await target.write(pathOf(remote, hashOf(script)), script);
}

/** Returns the script of elements with this hash. Returns undefined if there is none, or if its bytes differ. */
export async function readElementScript(
  target: DeployTarget,
  remote: string,
  integrity: string,
): Promise<Buffer | undefined> {
  const script = await target.read(pathOf(remote, integrity));
  return script && hashOf(script) === integrity ? script : undefined;
}

function pathOf(remote: string, integrity: string): string {
  return `elements/${remote}/${scriptName(integrity)}.js`;
}

/** Returns a hash in the `integrity` format as a part of a URL. */
export function scriptName(integrity: string): string {
  return integrity
    .replace(/^sha384-/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Returns the hash in the `integrity` format that a part of a URL names; undefined if it names none. */
export function integrityOf(name: string): string | undefined {
  if (!/^[\w-]{64}$/.test(name)) return undefined;
  return `sha384-${name.replaceAll('-', '+').replaceAll('_', '/')}`;
}
