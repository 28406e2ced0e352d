import { createHash } from 'node:crypto';
import { versionOf } from '../../loader/version-of';
import type { Rollout } from '../registry/store-registry';

/** Who a page is for. */
export type Visitor = {
  /** The analytics device id; null where the browser has none yet and will not keep one. */
  readonly deviceId: string | null;
  readonly organizationId: string | null;
};

const BUCKETS = 10_000;
const BUCKETS_A_PERCENT = BUCKETS / 100;
const HASH_BYTES = 6;

/**
 * Whether a visitor gets the version that is being rolled out: as one of a named organisation, or by the bucket of the
 * device. Sticky: the bucket depends on device, remote and version only, and widening only adds buckets.
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

/** 0 to 9999, all equally likely. */
function bucketOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, HASH_BYTES) % BUCKETS;
}
