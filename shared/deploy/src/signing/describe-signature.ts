import type { StoredBuild } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';
import { readAttestation } from './attestation';
import { parseStatement } from './statement';
import type { Trust } from './trust';

/** Returns who has signed a build, of which commit and where it was built; with why it must not run. */
export async function describeSignature(
  target: DeployTarget,
  { name, build }: { readonly name: string; readonly build: StoredBuild },
  trust: Trust,
): Promise<string> {
  const envelope = await readAttestation(target, name, build);
  const statement = envelope && parseStatement(envelope.payload);
  const origin = statement
    ? `, commit ${statement.predicate.commit ?? 'unknown'}, by ${statement.predicate.builder}`
    : '';
  const verdict = await trust.check(name, build);
  if ('fault' in verdict) return `REFUSED: ${verdict.fault}${origin}`;
  if (verdict.keyId !== null) return `signed with ${verdict.keyId}${origin}`;
  const ids = (envelope?.signatures ?? []).map(({ keyid }) => keyid);
  return ids.length === 0
    ? `not signed${origin}`
    : `signature of ${ids.join(', ')}, not checked without TIFFIN_TRUSTED_KEYS${origin}`;
}
