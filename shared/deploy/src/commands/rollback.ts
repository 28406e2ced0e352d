import { versionOf } from '@tiffin/contracts';
import { rollbackRemote } from '../rollback-remote';
import type { Command } from './command';

export const rollback: Command = {
  usage: [
    ['rollback <name> [version] [--why "…"]', 'make the previous or the named version live, and pin it'],
  ],
  words: ['part', 'text?'],
  run: async ({ words: [name = '', version], by, why, target, signing: { trust }, now }) => {
    const build = await rollbackRemote(target, name, { by, why, version, trust, now: now() });
    console.log(`${name} ${versionOf(build)} is live from the next page load on.`);
    console.log(`It is pinned: later deploys do not go live until "remote unpin ${name}" or "--lift".`);
  },
};
