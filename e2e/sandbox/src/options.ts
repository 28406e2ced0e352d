import { readTimeLimits, type TimeLimits } from '@tiffin/server-limits';
import type { CodeLimits } from './services/codes/code-attempts';
import { pushOptionsFrom } from './push-options';
import type { PushOptions } from './push-options';
import { organizationOrigins } from './services/organisation/organization-origins';

const OWN_REALM = 'tiffin';

/** Wrong passwords per quarter of an hour, and codes sent per hour (three times as many per day). */
type AttemptLimits = CodeLimits & {
  readonly wrongPasswordsPerAccount: number;
  readonly wrongPasswordsPerIp: number;
};

/** All settings of a running sandbox. */
export type SandboxOptions = {
  readonly port: number;
  /**
   * The URL at which browsers reach the sandbox. Token issuer and picture URLs begin with it. No trailing
   * slash.
   */
  readonly publicUrl: string;
  /** The realm whose tokens are accepted: the sandbox's own, or one of an external Keycloak. */
  readonly issuer: string;
  /** True if the sandbox itself signs people in. */
  readonly hasOwnSignOn: boolean;
  /**
   * Origins of our own pages, the shell's first. The others are the organisations' shops on its subdomains.
   */
  readonly ownOrigins: readonly string[];
  /** The URL of the partner's application, which may ask people to sign in with their account here. */
  readonly partnerUrl: string;
  /** The shell's URL, for links in e-mails and group invitations. */
  readonly shellUrl: string;
  /** A folder for PGlite, `memory`, or a PostgreSQL connection string. */
  readonly database:
    | { readonly kind: 'folder'; readonly path: string }
    | { readonly kind: 'memory' }
    | { readonly kind: 'server'; readonly url: string };
  /** Origins of pages that may call with credentials. */
  readonly allowedOrigins: readonly string[];
  /** By which factor orders move faster than real time. */
  readonly speed: number;
  /** Milliseconds between two looks at what is due: deadlines, reminders, news of orders. */
  readonly roundPauseMs: number;
  /**
   * `factor` multiplies every rate limit. `allowed` lists the IPs of our own servers, which have no limit.
   */
  readonly rateLimits: { readonly factor: number; readonly allowed: readonly string[] };
  /** IPs of the proxies whose X-Forwarded-For header is trusted; empty trusts none. */
  readonly trustedProxies: readonly string[];
  readonly timeLimits: TimeLimits;
  /** Whether tests and demonstrations may move the clock, create people and so on, and from which machine. */
  readonly controls: 'off' | 'local' | 'anywhere';
  readonly logLevel: 'silent' | 'warn' | 'info';
  /** Secret of the client `guest-service`. The shell's server gets guest tokens with it. */
  readonly guestClientSecret: string;
  /** How often passwords and codes may be tried, and codes be sent. */
  readonly attempts: AttemptLimits;
  /** The key that callers of the IP lookup must send, and the country that it answers for every IP. */
  readonly ipLookup: { readonly key: string; readonly countryCode: string };
  readonly push: PushOptions;
};

/** Reads the options from the environment; throws one sentence naming what is wrong. */
export function optionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): SandboxOptions {
  const port = numberFrom(env['TIFFIN_SANDBOX_PORT'], 4000, 'TIFFIN_SANDBOX_PORT');
  const shellUrl = env['TIFFIN_SHELL_URL'] ?? `http://localhost:${env['TIFFIN_SHELL_PORT'] ?? '3000'}`;
  const partnerUrl = env['TIFFIN_PARTNER_URL'] ?? `http://127.0.0.1:${env['TIFFIN_PARTNER_PORT'] ?? '3100'}`;
  const publicUrl = env['TIFFIN_SANDBOX_URL'] ?? `http://localhost:${port}`;
  return {
    port,
    publicUrl,
    ...signOnFrom(env, `${publicUrl}/auth`),
    shellUrl,
    ownOrigins: env['TIFFIN_OWN_ORIGINS']?.split(',') ?? [
      new URL(shellUrl).origin,
      ...organizationOrigins(shellUrl),
    ],
    partnerUrl,
    database: databaseFrom(env),
    allowedOrigins: env['TIFFIN_ALLOWED_ORIGINS']?.split(',') ?? [
      shellUrl,
      partnerUrl,
      ...organizationOrigins(shellUrl),
    ],
    speed: numberFrom(env['TIFFIN_SANDBOX_SPEED'], 6, 'TIFFIN_SANDBOX_SPEED'),
    roundPauseMs: numberFrom(env['TIFFIN_ROUND_PAUSE_MS'], 1000, 'TIFFIN_ROUND_PAUSE_MS'),
    rateLimits: {
      factor: numberFrom(env['TIFFIN_RATE_LIMIT_FACTOR'], 1, 'TIFFIN_RATE_LIMIT_FACTOR'),
      allowed: listFrom(env['TIFFIN_RATE_LIMIT_ALLOWED']),
    },
    trustedProxies: listFrom(env['TIFFIN_TRUSTED_PROXIES']),
    timeLimits: readTimeLimits(env),
    controls: controlsFrom(env['TIFFIN_SANDBOX_CONTROLS']),
    logLevel: env['TIFFIN_SANDBOX_LOG'] === 'info' ? 'info' : 'warn',
    attempts: attemptsFrom(env),
    guestClientSecret: env['TIFFIN_GUEST_CLIENT_SECRET'] ?? 'tiffin-sandbox-guest-secret',
    ipLookup: {
      key: env['TIFFIN_IP_LOOKUP_KEY'] ?? 'tiffin-sandbox-lookup-key',
      countryCode: env['TIFFIN_SANDBOX_COUNTRY'] ?? 'CA',
    },
    push: pushOptionsFrom(env),
  };
}

/** Reads the same two settings as the shell, so that both trust the same provider. */
function signOnFrom(
  env: Readonly<Record<string, string | undefined>>,
  ownUrl: string,
): Pick<SandboxOptions, 'issuer' | 'hasOwnSignOn'> {
  const url = (env['TIFFIN_SSO_URL'] || ownUrl).replace(/\/+$/, '');
  const realm = env['TIFFIN_SSO_REALM'] || OWN_REALM;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new Error(`TIFFIN_SSO_URL must be an http(s) URL, but is "${url}".`);
  const hasOwnSignOn = url === ownUrl;
  if (hasOwnSignOn && realm !== OWN_REALM)
    throw new Error(`TIFFIN_SSO_REALM names "${realm}", but the sandbox's own realm is "${OWN_REALM}".`);
  return { issuer: `${url}/realms/${encodeURIComponent(realm)}`, hasOwnSignOn };
}

function databaseFrom(env: Readonly<Record<string, string | undefined>>): SandboxOptions['database'] {
  if (env['DATABASE_URL']) return { kind: 'server', url: env['DATABASE_URL'] };
  const path = env['TIFFIN_DATA_DIR'] ?? '.tiffin/data';
  return path === 'memory' ? { kind: 'memory' } : { kind: 'folder', path };
}

function controlsFrom(text: string | undefined): SandboxOptions['controls'] {
  if (text === undefined || text === '') return 'local';
  if (text === 'off' || text === 'local' || text === 'anywhere') return text;
  throw new Error(`TIFFIN_SANDBOX_CONTROLS must be off, local or anywhere, but is "${text}".`);
}

function listFrom(text = ''): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function attemptsFrom(env: Readonly<Record<string, string | undefined>>): AttemptLimits {
  const read = (name: string, fallback: number): number => numberFrom(env[name], fallback, name);
  return {
    wrongPasswordsPerAccount: read('TIFFIN_WRONG_PASSWORDS_PER_ACCOUNT', 10),
    wrongPasswordsPerIp: read('TIFFIN_WRONG_PASSWORDS_PER_IP', 50),
    codesPerAddress: read('TIFFIN_CODES_PER_ADDRESS', 5),
    codesPerPerson: read('TIFFIN_CODES_PER_PERSON', 10),
    codesPerIp: read('TIFFIN_CODES_PER_IP', 100),
  };
}

function numberFrom(text: string | undefined, fallback: number, name: string): number {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new Error(`${name} must be a number above 0, but is "${text}".`);
  return value;
}
