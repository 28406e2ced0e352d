import type { ChildProcess } from 'node:child_process';
import { startProgram } from './start-program';

/** The channel to which Xvfb writes its display once it is ready. */
const CHANNEL = 3;

type Display = { readonly program: ChildProcess; /** Such as `:0`. */ readonly name: string };

/** Starts Xvfb, a display without a screen, of a size such as `390x844x24`. */
export async function startDisplay(xvfb: string, size: string): Promise<Display> {
  const program = startProgram(xvfb, [
    '-displayfd',
    String(CHANNEL),
    '-screen',
    '0',
    size,
    '-nolisten',
    'tcp',
  ]);
  const name = await new Promise<string>((resolve, reject) => {
    program.stdio[CHANNEL]?.once('data', (display: Buffer) => resolve(`:${display.toString().trim()}`));
    program.once('exit', (code) => reject(new Error(`${xvfb} ended with ${code} before it was ready.`)));
  });
  return { program, name };
}
