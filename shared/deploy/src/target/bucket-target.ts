import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { DeployTarget } from './deploy-target';
import { objectHeaders } from './object-headers';
import { TargetError } from './target-error';

/** A bucket of an S3-compatible service. */
export type BucketSettings = {
  readonly bucket: string;
  /** The URL of a service other than Amazon S3; undefined for Amazon S3. */
  readonly endpoint: string | undefined;
  readonly region: string;
};

/** HTTP statuses when another writer has created the file, or is writing it at the same time. */
const TAKEN = [409, 412];

/**
 * Opens a bucket with credentials from the AWS SDK's default sources (environment, profile, role). A put is atomic. A
 * new file is created with a conditional put (`If-None-Match: *`), so the service decides which writer wins.
 */
export function bucketTarget({ bucket, endpoint, region }: BucketSettings): DeployTarget {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Not every service supports Amazon's newer checksums, and deploys verify SHA-384 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const name = `${endpoint ?? 's3:/'}/${bucket}`;
  const failed = (doing: string) => (cause: unknown) =>
    Promise.reject(new TargetError({ target: name, doing, cause }));

  async function put(path: string, content: Uint8Array, condition?: '*'): Promise<void> {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: path,
        Body: content,
        ...objectHeaders(path),
        ...(condition && { IfNoneMatch: condition }),
      }),
    );
  }

  async function get(path: string): Promise<Buffer> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }));
    if (!Body) throw new Error(`${path} came without content.`);
    return Buffer.from(await Body.transformToByteArray());
  }

  async function names(folder: string, after?: string): Promise<readonly string[]> {
    const prefix = `${folder}/`;
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: after }),
    );
    const files = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length));
    const folders = (page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1));
    const rest = page.NextContinuationToken ? await names(folder, page.NextContinuationToken) : [];
    return [...files, ...folders, ...rest];
  }

  return {
    name,
    read: (path) =>
      get(path).catch((error: unknown) =>
        isNamed(error, 'NoSuchKey') ? undefined : failed(`reading ${path}`)(error),
      ),
    write: (path, content) => put(path, content).catch(failed(`writing ${path}`)),
    create: (path, content) =>
      put(path, content, '*').then(
        () => true,
        (error: unknown) => (isTaken(error) ? false : failed(`writing ${path}`)(error)),
      ),
    remove: async (path) => {
      await client
        .send(new DeleteObjectCommand({ Bucket: bucket, Key: path }))
        .catch(failed(`removing ${path}`));
    },
    list: (folder) => names(folder).catch(failed(`listing ${folder}`)),
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name;
}

function isTaken(error: unknown): boolean {
  return error instanceof S3ServiceException && TAKEN.includes(error.$metadata.httpStatusCode ?? 0);
}
