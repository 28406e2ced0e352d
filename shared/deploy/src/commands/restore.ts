import { restoreRegistry } from '../registry/restore-registry';
import type { Command } from './command';

export const restore: Command = {
  usage: [['restore [revision] [--why "…"]', 'make an earlier revision of the registry the registry']],
  words: ['text?'],
  run: async ({ words: [wanted], by, why, target, now }) => {
    if (wanted !== undefined && !/^[1-9]\d*$/.test(wanted))
      throw new Error(`"${wanted}" is no revision: it must be a whole number above 0.`);
    const number = wanted === undefined ? undefined : Number(wanted);
    const revision = await restoreRegistry(target, { by, why, now: now() }, number);
    console.log(`Revision ${revision} is the registry again.`);
  },
};
