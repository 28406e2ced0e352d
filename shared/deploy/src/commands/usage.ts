import type { Command } from './command';

const COLUMN = 53;

/** Returns the help: the lines of every command, in two columns. */
export function usageOf(commands: readonly Pick<Command, 'usage'>[]): string {
  const lines = [...commands.flatMap(({ usage }) => usage), ['--help', 'this text'] as const];
  return `${lines.map(inColumns).join('\n')}

<name> is a remote or "shell". The shell is not removed, and has no path of its own.`;
}

function inColumns([words, meaning]: readonly [string, string]): string {
  const line = words.startsWith(' ') ? words : `remote ${words}`;
  return `${line.padEnd(COLUMN)}${meaning}`;
}
