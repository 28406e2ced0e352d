import { amount, list, oneOf, only, origins, secret, text, wholeNumber } from '@tiffin/server/settings';

/** Push services of Chrome and Edge, Firefox, Safari and Windows. */
const PUSH_HOSTS = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

export const sandboxHost = text('TIFFIN_SANDBOX_HOST', {
  meaning: 'network interface on which the sandbox listens',
  standard: 'localhost',
});
export const databaseUrl = secret('DATABASE_URL', {
  meaning: 'URL of a PostgreSQL database, instead of the folder',
  standard: '',
});
export const dataDir = text('TIFFIN_DATA_DIR', {
  meaning: 'folder of the database (PGlite), or `memory`',
  standard: '.tiffin/data',
});
export const ownOrigins = origins('TIFFIN_OWN_ORIGINS', {
  meaning: 'origins of our own pages, to which the sandbox’s sign-in may lead back',
  standard: '',
  standardInWords: 'the shell and the organisations’ shops',
});
export const allowedOrigins = origins('TIFFIN_ALLOWED_ORIGINS', {
  meaning: 'origins of pages that may call with credentials',
  standard: '',
  standardInWords: 'the same, and `TIFFIN_PARTNER_ORIGINS`',
});
export const sandboxSpeed = amount('TIFFIN_SANDBOX_SPEED', {
  meaning: 'factor by which orders move faster than real time',
  standard: '6',
});
export const roundPauseMs = amount('TIFFIN_ROUND_PAUSE_MS', {
  meaning: 'milliseconds between two looks at what is due: deadlines, reminders, news of orders',
  standard: '1000',
});
export const sandboxControls = oneOf('TIFFIN_SANDBOX_CONTROLS', ['local', 'anywhere', 'off'], {
  meaning: 'who may use `/sandbox/*` and the mailbox: programs on this machine, everybody, or nobody',
  standard: 'local',
  demand: only('off'),
});
export const sandboxLog = oneOf('TIFFIN_SANDBOX_LOG', ['warn', 'info'], {
  meaning: 'what the sandbox logs',
  standard: 'warn',
});
export const sandboxCountry = text('TIFFIN_SANDBOX_COUNTRY', {
  meaning: 'country that the lookup of an IP address answers',
  standard: 'CA',
});
export const wrongPasswordsPerAccount = amount('TIFFIN_WRONG_PASSWORDS_PER_ACCOUNT', {
  meaning: 'wrong passwords of an account in a quarter of an hour',
  standard: '10',
});
export const wrongPasswordsPerIp = amount('TIFFIN_WRONG_PASSWORDS_PER_IP', {
  meaning: 'wrong passwords from an IP address in a quarter of an hour',
  standard: '50',
});
export const refreshReuseSeconds = wholeNumber('TIFFIN_REFRESH_REUSE_SECONDS', {
  least: 0,
  meaning: 'seconds after its first use in which a refresh token works again; 0 is never',
  standard: '0',
});
export const codesPerAddress = amount('TIFFIN_CODES_PER_ADDRESS', {
  meaning: 'one-time codes sent to an email address in an hour; three times as many in a day',
  standard: '5',
});
export const codesPerPerson = amount('TIFFIN_CODES_PER_PERSON', {
  meaning: 'the same for a person',
  standard: '10',
});
export const codesPerIp = amount('TIFFIN_CODES_PER_IP', {
  meaning: 'the same for an IP address',
  standard: '100',
});
export const pushHosts = list('TIFFIN_PUSH_HOSTS', {
  meaning: 'hosts of push services; `*.` stands for one or more labels',
  standard: PUSH_HOSTS,
});
export const pushSubject = text('TIFFIN_PUSH_SUBJECT', {
  meaning: 'contact for operators of push services, `mailto:` or `https:` (RFC 8292)',
  standard: 'mailto:push@tiffin.example',
});
export const pushPublicKey = text('TIFFIN_PUSH_PUBLIC_KEY', {
  meaning: 'public key of web push, from `npx web-push generate-vapid-keys`',
  standard: '',
  standardInWords: 'derived',
});
export const pushPrivateKey = secret('TIFFIN_PUSH_PRIVATE_KEY', {
  meaning: 'private key of web push',
  standard: '',
  standardInWords: 'derived',
});
