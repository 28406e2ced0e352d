import { listRemote } from '../list-remote';
import { partNames } from '../workspace';
import type { Command } from './command';

export const list: Command = {
  usage: [['list [name]', 'what is live, every version, who changed what, when, why']],
  words: ['part?'],
  run: async ({ words: [name], target, signing: { trust } }) => {
    for (const part of name === undefined ? partNames() : [name])
      console.log(await listRemote(target, part, trust));
  },
};
