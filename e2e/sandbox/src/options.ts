import { extensionsNamed } from '@tiffin/contracts';
import type { Extension } from '@tiffin/contracts';
import { drainMs } from '@tiffin/server/draining';
import { readTimeLimits, type TimeLimits } from '@tiffin/server/limits';
import { readMetricsSettings } from '@tiffin/server/metrics';
import type { MetricsSettings } from '@tiffin/server/metrics';
import { readTracingSettings } from '@tiffin/server/tracing';
import type { TracingSettings } from '@tiffin/server/tracing';
import {
  createSettingReader,
  guestClientSecret,
  ipLookupKey,
  partnerOrigins,
  partnerUrl,
  rateLimitAllowed,
  rateLimitFactor,
  sandboxPort,
  sandboxUrl,
  serviceExtensions,
  shellUrl,
  ssoRealm,
  ssoUrl,
  trustedProxies,
} from '@tiffin/server/settings';
import type { Env, SettingReader } from '@tiffin/server/settings';
import * as sandbox from './sandbox-settings';
import type { CodeLimits } from './services/codes/code-attempts';
import type { DatabasePlace } from './db/open-database';
import { readPushOptions } from './push-options';
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
  readonly host: string;
  /** How long a process that is to end still serves new requests. */
  readonly drainMs: number;
  /** The port of the metrics, which is not public; null for none. */
  readonly metrics: MetricsSettings;
  /** The collector of traces; null for none. */
  readonly tracing: TracingSettings;
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
  readonly database: DatabasePlace;
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
  /** How long a refresh token works again after its first use, for callers who never got the answer. */
  readonly refreshReuseSeconds: number;
  /** How often passwords and codes may be tried, and codes be sent. */
  readonly attempts: AttemptLimits;
  /** The key that callers of the IP lookup must send, and the country that it answers for every IP. */
  readonly ipLookup: { readonly key: string; readonly countryCode: string };
  readonly push: PushOptions;
  /** The extensions of the specification that this sandbox offers. */
  readonly extensions: readonly Extension[];
};

/** Reads the options from the environment. Throws one error that lists every fault. */
export function optionsFromEnvironment(env: Env): SandboxOptions {
  const reader = createSettingReader(env);
  const { read } = reader;
  const options: SandboxOptions = {
    port: read(sandboxPort),
    host: read(sandbox.sandboxHost),
    drainMs: read(drainMs),
    metrics: readMetricsSettings(reader),
    tracing: readTracingSettings(reader),
    publicUrl: read(sandboxUrl),
    ...readSignOn(reader),
    ...readOrigins(reader),
    database: readDatabase(reader),
    speed: read(sandbox.sandboxSpeed),
    roundPauseMs: read(sandbox.roundPauseMs),
    rateLimits: { factor: read(rateLimitFactor), allowed: read(rateLimitAllowed) },
    trustedProxies: read(trustedProxies),
    timeLimits: readTimeLimits(reader),
    controls: read(sandbox.sandboxControls),
    logLevel: read(sandbox.sandboxLog),
    attempts: {
      wrongPasswordsPerAccount: read(sandbox.wrongPasswordsPerAccount),
      wrongPasswordsPerIp: read(sandbox.wrongPasswordsPerIp),
      codesPerAddress: read(sandbox.codesPerAddress),
      codesPerPerson: read(sandbox.codesPerPerson),
      codesPerIp: read(sandbox.codesPerIp),
    },
    guestClientSecret: read(guestClientSecret),
    refreshReuseSeconds: read(sandbox.refreshReuseSeconds),
    ipLookup: { key: read(ipLookupKey), countryCode: read(sandbox.sandboxCountry) },
    push: readPushOptions(reader),
    extensions: extensionsNamed(read(serviceExtensions), (fault) => {
      reader.refuse(serviceExtensions, fault);
    }),
  };
  reader.end();
  return options;
}

function readOrigins({
  read,
}: SettingReader): Pick<SandboxOptions, 'shellUrl' | 'partnerUrl' | 'ownOrigins' | 'allowedOrigins'> {
  const shell = read(shellUrl);
  const own = URL.canParse(shell) ? [new URL(shell).origin, ...organizationOrigins(shell)] : [];
  const givenOwn = read(sandbox.ownOrigins);
  const givenAllowed = read(sandbox.allowedOrigins);
  return {
    shellUrl: shell,
    partnerUrl: read(partnerUrl),
    ownOrigins: givenOwn.length > 0 ? givenOwn : own,
    allowedOrigins: givenAllowed.length > 0 ? givenAllowed : [...own, ...read(partnerOrigins)],
  };
}

/** Reads the same two settings as the shell, so that both trust the same provider. */
function readSignOn({ read, refuse }: SettingReader): Pick<SandboxOptions, 'issuer' | 'hasOwnSignOn'> {
  const url = read(ssoUrl);
  const realm = read(ssoRealm);
  const hasOwnSignOn = url === `${read(sandboxUrl)}/auth`;
  if (hasOwnSignOn && realm !== OWN_REALM)
    refuse(ssoRealm, `names "${realm}", but the sandbox's own realm is "${OWN_REALM}"`);
  return { issuer: `${url}/realms/${encodeURIComponent(realm)}`, hasOwnSignOn };
}

function readDatabase({ read }: SettingReader): DatabasePlace {
  const url = read(sandbox.databaseUrl);
  if (url !== '') return { kind: 'server', url };
  const path = read(sandbox.dataDir);
  return path === 'memory' ? { kind: 'memory' } : { kind: 'folder', path };
}
