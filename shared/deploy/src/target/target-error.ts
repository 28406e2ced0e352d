type Failure = { readonly target: string; readonly doing: string; readonly cause: unknown };

const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'It is full: make room, then run the command again.',
  EDQUOT: 'Its quota is used up: make room, then run the command again.',
  EACCES: 'This user has no right to it: see to its rights, then run the command again.',
  EPERM: 'This user has no right to it: see to its rights, then run the command again.',
  EROFS: 'It is read-only: mount it for writing, then run the command again.',
  NoSuchBucket: 'There is no such bucket: see TIFFIN_DEPLOY_BUCKET.',
  AccessDenied: 'The keys have no right to it: see AWS_ACCESS_KEY_ID and the policy of the bucket.',
  InvalidAccessKeyId: 'The keys are unknown there: see AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'The keys do not fit: see AWS_SECRET_ACCESS_KEY.',
  CredentialsProviderError: 'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ECONNREFUSED: 'Nobody answers: see TIFFIN_DEPLOY_ENDPOINT and the network, then run the command again.',
  ENOTFOUND: 'There is no such host: see TIFFIN_DEPLOY_ENDPOINT and the network.',
};
const OTHERWISE = 'Run the command again.';

/** The target failed to read or write. The message names the target, the operation, the cause and what to do. */
export class TargetError extends Error {
  constructor({ target, doing, cause }: Failure) {
    const code = codeOf(cause);
    super(`${target}: ${doing} failed (${reasonOf(cause)}). ${advice[code] ?? OTHERWISE}`, { cause });
    this.name = 'TargetError';
  }
}

/** Returns the error code, such as Node's `ENOSPC` or a bucket's `NoSuchBucket`, or an empty string. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && typeof error.name === 'string' ? error.name : '';
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || codeOf(error) || 'no reason given';
}
