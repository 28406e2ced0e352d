import { versionOf } from '@tiffin/contracts';
import type { StoredBuild } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';
import { envelopeSchema, wrap } from './envelope';
import type { Envelope } from './envelope';
import type { SigningKey } from './keys';
import { statementOf } from './statement';
import type { Origin } from './statement';

const FILE = 'attestation.json';

/** Where a build comes from, and the key that signs this; without a key, the build is not signed. */
export type Attester = { readonly origin: Origin; readonly signingKey?: SigningKey | undefined };

type Built = {
  readonly name: string;
  readonly build: StoredBuild;
  readonly recordHash: string;
  readonly now: Date;
};

/** Writes beside a build's files what the pipeline states about it. */
export async function writeAttestation(
  target: DeployTarget,
  built: Built,
  { origin, signingKey }: Attester,
): Promise<void> {
  const envelope = wrap(statementOf({ ...built, origin }), signingKey);
  await target.write(pathOf(built.name, built.build), Buffer.from(JSON.stringify(envelope)));
}

/** Returns the envelope of a build, or undefined if there is none. */
export async function readAttestation(
  target: DeployTarget,
  name: string,
  build: StoredBuild,
): Promise<Envelope | undefined> {
  const content = await target.read(pathOf(name, build));
  try {
    return content && envelopeSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}

function pathOf(name: string, build: StoredBuild): string {
  return `${name}/${versionOf(build)}/${FILE}`;
}
