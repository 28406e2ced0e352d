import { createRemote } from '../create/create-remote';
import type { Command } from './command';

export const create: Command = {
  usage: [['create <name>', 'make a new remote from the template, and install it']],
  words: ['text'],
  run: async ({ words: [name = ''] }) => {
    await createRemote(name);
    console.log(
      `${name} is made: ${name}/README.md. "npm run dev -- ${name}" shows it, "npm run remote -- deploy ${name}" deploys it.`,
    );
  },
};
