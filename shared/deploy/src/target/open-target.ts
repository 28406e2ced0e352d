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

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads TIFFIN_DEPLOY_DIR, TIFFIN_DEPLOY_BUCKET, TIFFIN_DEPLOY_ENDPOINT and AWS_REGION. Empty values count as unset.
 */
export function readTargetSettings(env: Env, folder: string): TargetSettings {
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  return {
    folder: given('TIFFIN_DEPLOY_DIR') ?? folder,
    bucket: given('TIFFIN_DEPLOY_BUCKET'),
    endpoint: given('TIFFIN_DEPLOY_ENDPOINT'),
    region: given('AWS_REGION'),
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
