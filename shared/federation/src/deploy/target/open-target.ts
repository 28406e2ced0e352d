import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';

/** The variables that say where the deployed remotes are. */
export type DeployPlace = {
  /** Used where no bucket is named. */
  readonly folder: string;
  readonly bucket?: string | undefined;
  /** Of a service that speaks S3, other than Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;

/** Reads TIFFIN_DEPLOY_DIR, TIFFIN_DEPLOY_BUCKET, TIFFIN_DEPLOY_ENDPOINT and AWS_REGION; an empty one counts as not set. */
export function deployPlace(env: Env, folder: string): DeployPlace {
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  return {
    folder: given('TIFFIN_DEPLOY_DIR') ?? folder,
    bucket: given('TIFFIN_DEPLOY_BUCKET'),
    endpoint: given('TIFFIN_DEPLOY_ENDPOINT'),
    region: given('AWS_REGION'),
  };
}

/** The bucket that a place names, else its folder. The bucket's client is loaded where one is named only. */
export async function openTarget({ folder, bucket, endpoint, region }: DeployPlace): Promise<DeployTarget> {
  if (bucket === undefined) return folderTarget(folder);
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint)) {
    throw new Error(`TIFFIN_DEPLOY_ENDPOINT must be an http(s) address, not "${endpoint}".`);
  }
  const { bucketTarget } = await import('./bucket-target');
  return bucketTarget({ bucket, endpoint, region: region ?? 'us-east-1' });
}
