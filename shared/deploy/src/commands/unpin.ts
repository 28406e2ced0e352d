import { unpinRemote } from '../unpin-remote';
import type { Command } from './command';

export const unpin: Command = {
  usage: [['unpin <name> [--why "…"]', 'lift the pin of a rollback: the next deploy goes live']],
  words: ['part'],
  run: async ({ words: [name = ''], by, why, target, now }) => {
    const version = await unpinRemote(target, name, { by, why, now: now() });
    console.log(`${name} is not pinned any more: ${version} stays live until the next deploy.`);
  },
};
