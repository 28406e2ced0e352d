import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { currentProgram } from './current-program.mjs';
import { expectFreePort } from './free-port.mjs';
import { stackEnvironment, urlsOf } from './stack-environment.mjs';
import { startProcess } from './stack-process.mjs';
import { root } from './workspace-root.mjs';

/**
 * @typedef {'sandbox' | 'assets' | 'shell' | 'partner'} ProcessName
 * @typedef {Record<ProcessName, number>} Ports
 * @typedef {Record<ProcessName, string>} Urls
 * @typedef {object} Stack
 * @property {Urls} urls
 * @property {Record<string, string>} env the environment of the processes: TIFFIN_SHELL_URL and so on
 * @property {(name: ProcessName) => Promise<void>} start starts a process that was left out, and waits until it answers
 * @property {(name: ProcessName, signal?: NodeJS.Signals) => Promise<void>} kill ends one process and waits for its end
 * @property {(name: ProcessName, env?: Record<string, string>) => Promise<void>} restart restarts a
 *   process with changes to its environment, and waits until it answers
 * @property {() => Promise<void>} stop stops all processes gracefully
 */

/** @type {Ports} */
const defaultPorts = { shell: 3000, assets: 3001, sandbox: 4000, partner: 3100 };

const programs = {
  sandbox: { main: 'e2e/sandbox/src/main.ts', health: '/health', port: 'TIFFIN_SANDBOX_PORT' },
  assets: {
    main: 'shared/deploy/src/asset-main.ts',
    health: '/health',
    port: 'TIFFIN_ASSET_PORT',
  },
  shell: { main: 'shell/server/main.ts', health: '/health/ready', port: 'TIFFIN_SHELL_PORT' },
  partner: { main: 'e2e/partner-host/src/main.ts', health: '/health', port: 'TIFFIN_PARTNER_PORT' },
};

/**
 * Starts the processes of the product and waits until each answers. Serves what is deployed.
 *
 * @param {{ ports?: Partial<Ports>, dataDir?: string, env?: Record<string, string>, withPartner?: boolean,
 *   mains?: Partial<Record<ProcessName, string>>, logFolder?: string,
 *   deployed?: Promise<Record<string, string>>, onExit?: (name: ProcessName, output: string) => void, log?: (line: string) => void }} [options]
 *   dataDir: folder of the database, or `memory`; mains: programs instead of the sources; deployed: resolves with more of the
 *   environment of the shell, which starts then; onExit: called when a process ends unexpectedly
 * @returns {Promise<Stack>}
 */
export async function startStack(options = {}) {
  const { withPartner = false, deployed = Promise.resolve({}), log = () => {}, onExit = () => {} } = options;
  const ports = { ...defaultPorts, ...options.ports };
  const env = stackEnvironment(ports, options);
  /** @type {ProcessName[]} */
  const names = ['sandbox', 'assets', 'shell'];
  if (withPartner && existsSync(join(root, programs.partner.main))) names.push('partner');
  await expectFreePorts(ports, names);

  const urls = urlsOf(ports);
  const running = new Map();
  let isEnded = false;
  /** @param {ProcessName} name @param {Record<string, string>} [changes] */
  const start = async (name, changes = {}) => {
    const { main, health } = programs[name];
    const program = options.mains?.[name] ?? (await currentProgram(main));
    const settings = name === 'shell' ? { ...(await deployed), ...changes } : changes;
    // Another one has failed meanwhile.
    if (isEnded) return;
    const child = startProcess({
      name,
      main: program,
      env: { ...env, ...settings },
      logFolder: options.logFolder ?? join(root, '.tiffin/logs'),
      onExit: (output) => onExit(name, output),
    });
    running.set(name, child);
    await child.answers(urls[name] + health);
    log(`${name} answers on ${urls[name]}`);
  };
  const stop = async () => {
    isEnded = true;
    await Promise.all([...running.values()].map((child) => child.stop('SIGTERM')));
  };
  try {
    await Promise.all(names.map((name) => start(name)));
  } catch (error) {
    await stop();
    throw error instanceof Error ? new CommandError(error.message) : error;
  }
  return {
    urls,
    env,
    stop,
    start,
    kill: async (name, signal = 'SIGTERM') => running.get(name)?.stop(signal),
    restart: async (name, changes) => {
      await running.get(name)?.stop('SIGTERM');
      await start(name, changes);
    },
  };
}

/**
 * Returns the ports from the environment, else the defaults.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Ports}
 */
export function portsFrom(env) {
  return {
    shell: Number(env.TIFFIN_SHELL_PORT ?? defaultPorts.shell),
    assets: Number(env.TIFFIN_ASSET_PORT ?? defaultPorts.assets),
    sandbox: Number(env.TIFFIN_SANDBOX_PORT ?? defaultPorts.sandbox),
    partner: Number(env.TIFFIN_PARTNER_PORT ?? defaultPorts.partner),
  };
}

/**
 * Throws one clear sentence when another program holds a port of the stack.
 *
 * @param {Ports} ports
 * @param {readonly ProcessName[]} [names]
 */
export async function expectFreePorts(ports, names = ['sandbox', 'assets', 'shell', 'partner']) {
  for (const name of names) await expectFreePort(ports[name], name, programs[name].port);
}
