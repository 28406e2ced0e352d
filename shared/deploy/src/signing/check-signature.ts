import { versionOf } from '@tiffin/contracts';
import { isDeepStrictEqual } from 'node:util';
import { hashOf } from '../builds/hash-of';
import { storedBuildSchema } from '../registry/stored-build';
import type { StoredBuild } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';
import { readAttestation } from './attestation';
import { signerOf } from './envelope';
import type { TrustedKeys } from './keys';
import { parseStatement, subjectsOf } from './statement';
import type { Statement } from './statement';

/** A build whose signature holds: by whom, and what was stated. */
type Signed = { readonly keyId: string; readonly statement: Statement };

/** What a check of a signature has found. */
type Verdict = Signed | { readonly fault: string };

type Named = { readonly name: string; readonly build: StoredBuild };

/**
 * Checks that a trusted key has signed this build under this name, with this record and these hashes. Files are checked by their
 * hashes where they are read. Rejects if the target cannot be read.
 */
export async function checkSignature(
  target: DeployTarget,
  { name, build }: Named,
  trusted: TrustedKeys,
): Promise<Verdict> {
  const envelope = await readAttestation(target, name, build);
  if (!envelope || envelope.signatures.length === 0) return { fault: 'is not signed' };
  const keyId = signerOf(envelope, trusted);
  if (keyId === undefined) return { fault: 'is not signed with a trusted key' };
  const statement = parseStatement(envelope.payload);
  if (!statement) return { fault: 'has a signature of something else than a build' };
  const { predicate, subject } = statement;
  if (predicate.name !== name || versionOf(predicate.build) !== versionOf(build))
    return { fault: `has the signature of ${predicate.name} ${versionOf(predicate.build)}` };
  if (!isDeepStrictEqual(predicate.build, plain(build)))
    return { fault: 'has another record than the one that was signed' };
  const record = await target.read(`${name}/${versionOf(build)}/build.json`);
  if (!record || !isDeepStrictEqual(subject, subjectsOf(build, hashOf(record))))
    return { fault: 'has other files than those that were signed' };
  return { keyId, statement };
}

/** Returns the record as it is stored: without fields that are not set, and without those of an entry. */
function plain(build: StoredBuild): StoredBuild {
  return storedBuildSchema.parse(JSON.parse(JSON.stringify(build)));
}
