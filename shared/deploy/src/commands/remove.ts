import { removeRemote } from '../remove-remote';
import type { Command } from './command';

export const remove: Command = {
  usage: [['remove <name> [--why "…"]', 'take it out of the registry: its paths are nobody’s']],
  // A remote whose folder is gone may still be deployed.
  words: ['text'],
  run: async ({ words: [name = ''], by, why, target, now }) => {
    await removeRemote(target, name, { by, why, now: now() });
    console.log(
      `${name} is removed from the next page load on. If it is to go for good, delete its folder too.`,
    );
  },
};
