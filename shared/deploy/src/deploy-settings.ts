import { amount, folder, list, notThisMachine, sandboxUrl, secret, text, url } from '@tiffin/server/settings';

export const deployDir = folder('TIFFIN_DEPLOY_DIR', {
  meaning: 'folder of the deployed remotes, for deploys, the shell server and the asset server',
  standard: '.tiffin/deploy',
});
export const deployBucket = text('TIFFIN_DEPLOY_BUCKET', {
  meaning: 'a bucket instead of the folder',
  standard: '',
});
export const deployEndpoint = text('TIFFIN_DEPLOY_ENDPOINT', {
  meaning: 'URL of a service that speaks S3 and supports `If-None-Match`',
  standard: '',
  standardInWords: 'Amazon’s',
});
export const awsRegion = text('AWS_REGION', {
  meaning: 'region of the bucket, as the AWS SDK reads it. It reads `AWS_ACCESS_KEY_ID` and so on as well',
  standard: '',
  standardInWords: '`us-east-1`',
});
export const deployActor = text('TIFFIN_DEPLOY_ACTOR', {
  meaning: 'who deploys, for the history of the registry',
  standard: '',
  standardInWords: 'the pipeline’s (`GITHUB_ACTOR`, …), else git’s user',
});
export const signingKey = secret('TIFFIN_SIGNING_KEY', {
  meaning:
    'private key of the pipeline, with which `npm run remote -- deploy` signs builds (`remote keys` makes one)',
  standard: '',
});
export const trustedKeys = list('TIFFIN_TRUSTED_KEYS', {
  meaning:
    'public keys: deploys and the shell server refuse builds that none of them has signed. Several while keys change',
  standard: 'none',
});
export const assetHost = text('TIFFIN_ASSET_HOST', {
  meaning:
    'network interface on which the asset server listens; `0.0.0.0` or `::` where a CDN or proxy is elsewhere',
  standard: 'localhost',
});
export const reportsUrl = url('TIFFIN_REPORTS_URL', {
  meaning:
    'counts of loads and errors (`?remote=…&version=…&since=…`), by which rollouts are watched. If it is given, the asset server watches too',
  standard: [sandboxUrl, '/sandbox/remote-reports'],
  demand: notThisMachine,
});
export const watchSeconds = amount('TIFFIN_ROLLOUT_WATCH_SECONDS', {
  meaning: 'time between two looks at the counts',
  standard: '15',
  most: 3600,
});
export const maxErrorRate = amount('TIFFIN_ROLLOUT_MAX_ERROR_RATE', {
  meaning: 'errors per load above which a rollout is halted',
  standard: '0.05',
  most: 1,
});
export const minReports = amount('TIFFIN_ROLLOUT_MIN_REPORTS', {
  meaning: 'loads and errors before which it is not halted',
  standard: '50',
  most: 1_000_000,
});
