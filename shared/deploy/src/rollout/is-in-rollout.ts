import { createHash } from 'node:crypto';
import { versionOf } from '@tiffin/contracts';
import type { Rollout } from '../registry/store-registry';

/** The visitor that a page is rendered for. */
export type Visitor = {
  /** The analytics device id, or null if the browser has none and will not store one. */
  readonly deviceId: string | null;
  readonly organizationId: string | null;
};

const BUCKETS = 10_000;
const BUCKETS_A_PERCENT = BUCKETS / 100;
const HASH_BYTES = 6;

/**
 * Returns whether a visitor gets the rollout, by organisation or by the device's bucket. The result is sticky: the
 * bucket depends only on device, remote and version, and a wider rollout only adds buckets.
 */
export function isInRollout(
  remote: string,
  { build, percent, organizations }: Pick<Rollout, 'build' | 'percent' | 'organizations'>,
  { deviceId, organizationId }: Visitor,
): boolean {
  if (organizationId !== null && organizations.includes(organizationId)) return true;
  return (
    deviceId !== null && bucketOf(`${deviceId} ${remote} ${versionOf(build)}`) < percent * BUCKETS_A_PERCENT
  );
}

/** Returns a bucket from 0 to 9999, uniformly distributed. */
function bucketOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, HASH_BYTES) % BUCKETS;
}
