import { createSettingReader } from '@tiffin/server/settings';
import type { Env } from '@tiffin/server/settings';
import { createPublicKey } from 'node:crypto';
import { signingKey } from '../deploy-settings';
import type { DeployTarget } from '../target/deploy-target';
import type { Attester } from './attestation';
import { parseSigningKey } from './keys';
import type { SigningKey } from './keys';
import { readOrigin } from './read-origin';
import { readTrustedKeys } from './read-trusted-keys';
import { createTrust } from './trust';
import type { Trust } from './trust';

/** How the command signs builds, and which it accepts. */
type Signing = {
  /** Which builds may run. */
  readonly trust: Trust;
  /** Which stored builds need no new signature: with a signing key, those that it has signed. */
  readonly reuses: Trust;
  /** Rejects if builds need a signature and this environment has no trusted key to sign with. */
  readonly readAttester: (by: string) => Promise<Attester>;
};

/** Reads keys from an environment. Throws for one that is none, without repeating it. */
export function readSigning(env: Env, target: DeployTarget): Signing {
  const reader = createSettingReader(env);
  const trusted = readTrustedKeys(reader);
  const key = readSigningKey(reader.read(signingKey), (fault) => reader.refuse(signingKey, fault));
  reader.end();
  return {
    trust: createTrust(target, trusted),
    reuses: createTrust(target, key ? new Map([[key.id, createPublicKey(key.key)]]) : trusted),
    readAttester: async (by) => {
      const fault = trusted.size === 0 ? undefined : faultOfKey(key, (id) => trusted.has(id));
      if (fault !== undefined) throw new Error(fault);
      return { origin: await readOrigin(env, by), signingKey: key };
    },
  };
}

function readSigningKey(text: string, refuse: (fault: string) => void): SigningKey | undefined {
  if (text === '') return undefined;
  try {
    return parseSigningKey(text);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function faultOfKey(key: SigningKey | undefined, isTrusted: (id: string) => boolean): string | undefined {
  if (!key) return 'TIFFIN_TRUSTED_KEYS is set, so builds must be signed: set TIFFIN_SIGNING_KEY.';
  return isTrusted(key.id)
    ? undefined
    : `TIFFIN_SIGNING_KEY is key ${key.id}, which is not in TIFFIN_TRUSTED_KEYS: nobody would run the build.`;
}
