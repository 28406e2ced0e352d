import type { StoredBuild } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';
import type { TrustedKeys } from './keys';
import { checkSignature } from './check-signature';

/** Decides which builds may run. */
export type Trust = {
  /** Whether builds need a signature. */
  readonly isDemanded: boolean;
  /** Returns the id of the key that signed a build, null if none is needed, or why the build must not run. */
  readonly check: (
    name: string,
    build: StoredBuild,
  ) => Promise<{ readonly keyId: string | null } | { readonly fault: string }>;
};

/** More than all builds that registries name in a long time. */
const MOST_KNOWN = 2000;

/** Returns what may run, by the trusted keys. Remembers signatures that hold, because a build does not change. */
export function createTrust(target: DeployTarget, trusted: TrustedKeys): Trust {
  const known = new Map<string, string>();
  return {
    isDemanded: trusted.size > 0,
    check: async (name, build) => {
      if (trusted.size === 0) return { keyId: null };
      const key = JSON.stringify([name, build]);
      const signer = known.get(key);
      if (signer !== undefined) return { keyId: signer };
      const verdict = await checkSignature(target, { name, build }, trusted);
      if ('fault' in verdict) return verdict;
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, verdict.keyId);
      return { keyId: verdict.keyId };
    },
  };
}
