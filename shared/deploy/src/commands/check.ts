import { checkRemote } from '../check-remote';
import { checkShell } from '../check-shell';
import { SHELL } from '../registry/entry-of';
import type { Command } from './command';
import { say } from './say';

export const check: Command = {
  usage: [['check <name>', 'build, and say whether it could be deployed']],
  words: ['part'],
  run: async ({ words: [name = ''], target, signing: { trust } }) => {
    const faults = name === SHELL ? await checkShell(target, trust) : await checkRemote(name, target, trust);
    say(faults, `${name} can be deployed.`);
  },
};
