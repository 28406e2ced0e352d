import { haltRollout } from '../rollout/halt-rollout';
import type { Command } from './command';

export const halt: Command = {
  usage: [['halt <name> [--why "…"]', 'end a rollout: everybody has the live version']],
  words: ['part'],
  run: async ({ words: [name = ''], by, why, target, now }) => {
    const version = await haltRollout(target, name, { by, why, now: now() });
    console.log(`${name} ${version} is halted: everybody has the live version from the next page load on.`);
  },
};
