import type { SettingReader } from '@tiffin/server/settings';
import { awsRegion, deployBucket, deployDir, deployEndpoint } from '../deploy-settings';
import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';

/** Where the deployed remotes are stored. */
export type TargetSettings = {
  /** Used if no bucket is named. */
  readonly folder: string;
  readonly bucket?: string | undefined;
  /** The URL of an S3-compatible service other than Amazon S3. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
};

/** Returns where the deployed remotes are. */
export function readTargetSettings({ read }: Pick<SettingReader, 'read'>): TargetSettings {
  return {
    folder: read(deployDir),
    bucket: read(deployBucket) || undefined,
    endpoint: read(deployEndpoint) || undefined,
    region: read(awsRegion) || undefined,
  };
}

/** Opens the named bucket, or else the folder. Loads the S3 client only for a bucket. */
export async function openTarget({
  folder,
  bucket,
  endpoint,
  region,
}: TargetSettings): Promise<DeployTarget> {
  if (bucket === undefined) return folderTarget(folder);
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint)) {
    throw new Error(`TIFFIN_DEPLOY_ENDPOINT must be an http(s) URL, not "${endpoint}".`);
  }
  const { bucketTarget } = await import('./bucket-target');
  return bucketTarget({ bucket, endpoint, region: region ?? 'us-east-1' });
}
