import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployTarget } from '../target/deploy-target';
import { openTarget } from '../target/open-target';

/** A target for one test, and a folder for its builds. `env` opens the same target in another process. */
export type FreshTarget = {
  readonly target: DeployTarget;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
};

/** Creates a new folder, or a new bucket if TIFFIN_TEST_S3_ENDPOINT names an S3-compatible service. */
export async function freshTarget(): Promise<FreshTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-deploy-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const store = join(folder, 'store');
  const endpoint = process.env['TIFFIN_TEST_S3_ENDPOINT'];
  if (!endpoint) {
    return { target: await openTarget({ folder: store }), folder, env: { TIFFIN_DEPLOY_DIR: store }, remove };
  }
  const bucket = `tiffin-${randomUUID()}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    target: await openTarget({ folder: store, bucket, endpoint }),
    folder,
    env: { TIFFIN_DEPLOY_BUCKET: bucket, TIFFIN_DEPLOY_ENDPOINT: endpoint },
    remove,
  };
}
