import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '@tiffin/deploy';
import { bundleProgram } from '@tiffin/tooling/commands/bundle-program.mjs';
import { testPorts } from '@tiffin/tooling/commands/test-ports.mjs';
import { MemberProcess } from './member-process';
import { startProxy, type Proxy } from './start-proxy';

/** Orders of these seconds would need hours in a real kitchen: their rewards fall due while people still order. */
const SPEED = '60000';
/** Longer than the shell's claim on a renewal: the process that has it may be killed, and then the next one asks again. */
const REFRESH_REUSE_SECONDS = '120';
/** The first port of three, far from those of a stack under test. */
const FIRST = 70;

/** Two processes of the shell server and two of the services on one database, each pair behind a proxy. */
export type Site = {
  readonly shell: Proxy;
  readonly services: Proxy;
  /** Shell, services, shell, services. */
  readonly members: readonly MemberProcess[];
  readonly stop: () => Promise<void>;
};

/** Starts the site on a PostgreSQL database. It serves what is deployed in this checkout. */
export async function startSite(databaseUrl: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-crowd-'));
  const program = join(folder, 'services.mjs');
  await bundleProgram(join(workspace.root, 'e2e/sandbox/src/main.ts'), program);
  const ports = testPorts(process.env);
  const at = (base: number) => [base + FIRST, base + FIRST + 1, base + FIRST + 2] as const;
  const [shellPort, ...shellPorts] = at(ports.shell);
  const [servicesPort, ...servicesPorts] = at(ports.sandbox);
  const services = await startProxy({ port: servicesPort, ports: servicesPorts, health: '/health' });
  const shell = await startProxy({ port: shellPort, ports: shellPorts, health: '/health/ready' });
  const env = {
    TIFFIN_SHELL_URL: shell.url,
    TIFFIN_SANDBOX_URL: services.url,
    TIFFIN_ASSET_URL: `http://localhost:${ports.assets}`,
    TIFFIN_DEPLOY_DIR: workspace.localStore,
    TIFFIN_DEPLOY_BUCKET: '',
    TIFFIN_TRUSTED_KEYS: '',
    TIFFIN_RATE_LIMIT_FACTOR: '100000',
    // The whole crowd has one IP address.
    TIFFIN_WRONG_PASSWORDS_PER_IP: '100000',
    TIFFIN_REFRESH_REUSE_SECONDS: REFRESH_REUSE_SECONDS,
    TIFFIN_LOG_LEVEL: 'error',
    TIFFIN_SANDBOX_LOG: 'warn',
    TIFFIN_SANDBOX_SPEED: SPEED,
    TIFFIN_RATE_LIMIT_STORE: databaseUrl,
    TIFFIN_SESSION_STORE: databaseUrl,
    DATABASE_URL: databaseUrl,
  };
  const shellProcess = (port: number, count: number) =>
    new MemberProcess({
      name: `shell ${count}`,
      words: ['--import', 'tsx', 'shell/server/main.ts'],
      env: { ...env, TIFFIN_SHELL_PORT: String(port), TIFFIN_SHELL_HOST: '127.0.0.1' },
      port,
      health: '/health/ready',
    });
  const servicesProcess = (port: number, count: number) =>
    new MemberProcess({
      name: `services ${count}`,
      words: [program],
      env: { ...env, TIFFIN_SANDBOX_PORT: String(port), TIFFIN_SANDBOX_HOST: '127.0.0.1' },
      port,
      health: '/health',
    });
  const members = [1, 2].flatMap((count) => [
    shellProcess(shellPorts[count - 1] ?? 0, count),
    servicesProcess(servicesPorts[count - 1] ?? 0, count),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all(members.map((member) => member.stop()));
    await Promise.all([shell.stop(), services.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The services first: the shell asks them for the keys of tokens.
    for (const member of [...members].reverse()) await member.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { shell, services, members, stop };
}
