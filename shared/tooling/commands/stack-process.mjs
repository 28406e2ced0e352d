import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepEarlierLogs } from './keep-earlier-logs.mjs';
import { root } from './workspace-root.mjs';

const answerWithinMs = 90_000;
const stopWithinMs = 10_000;
const keptOutput = 4_000;
const followParent = pathToFileURL(join(root, 'shared/tooling/commands/follow-parent.mjs')).href;

/**
 * Starts one program of the stack, a file of JavaScript, with its output in a log file.
 *
 * @param {{ name: string, main: string, env: Record<string, string>, logFolder: string, onExit: (output: string) => void }} options
 */
export function startProcess({ name, main, env, logFolder, onExit }) {
  mkdirSync(logFolder, { recursive: true });
  keepEarlierLogs(logFolder, name);
  const log = createWriteStream(join(logFolder, `${name}.log`));
  const child = spawn(process.execPath, ['--import', followParent, main], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, Ctrl-C reaches only the supervisor, which then stops each process once.
    detached: process.platform !== 'win32',
  });
  let output = '';
  let isStopping = false;
  const collect = (chunk) => {
    output = (output + chunk).slice(-keptOutput);
    log.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise((resolve) => {
    child.on('close', () => {
      log.end(() => {
        if (!isStopping) onExit(output.trim());
        resolve(undefined);
      });
    });
  });

  return {
    /** Waits for a successful answer from the URL. */
    async answers(url) {
      const giveUpAt = Date.now() + answerWithinMs;
      while (child.exitCode === null && child.signalCode === null && Date.now() < giveUpAt) {
        const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
        if (response?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(
        `The ${name} did not start (log: ${join(logFolder, `${name}.log`)}).\n\n${output.trim()}\n\n` +
          (name === 'sandbox'
            ? 'If its data folder is damaged: npm start -- --reset begins with fresh data.'
            : ''),
      );
    },
    /** Stops the process and waits for its end. Kills it if it does not stop. */
    async stop(signal) {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
