import { describeAudience, parseAudience } from '../rollout/audience';
import { widenRollout } from '../rollout/widen-rollout';
import type { Command } from './command';

export const widen: Command = {
  usage: [['widen <name> 50%|org:a,b [--why "…"]', 'more people get what is rolled out; 100% ends it']],
  words: ['part', 'text'],
  run: async ({ words: [name = '', audience = ''], by, why, target, now }) => {
    const to = parseAudience(audience);
    const did = await widenRollout(target, name, { by, why, to, now: now() });
    console.log(`${name}: ${did === 'changed' ? `rolled out to ${describeAudience(to)}` : did}.`);
  },
};
