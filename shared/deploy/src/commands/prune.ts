import { prunePreviews } from '../previews/prune-previews';
import { pruneRemote } from '../prune/prune-remote';
import { partNames } from '../workspace';
import type { Command } from './command';

export const prune: Command = {
  usage: [['prune [name] [--dry-run]', 'remove the builds that no page and no rollback needs']],
  words: ['part?'],
  run: async ({ words: [name], isDryRun, target, now }) => {
    const did = isDryRun ? 'would be removed' : 'removed';
    for (const part of name === undefined ? partNames() : [name]) {
      const pruning = { now: now(), isDryRun };
      const builds = await pruneRemote(target, part, pruning);
      const previews = await prunePreviews(target, part, pruning);
      const versions = [...builds, ...previews.map((version) => `preview ${version}`)];
      console.log(`${part}: ${versions.length} builds ${did}${versions.map((one) => `\n  ${one}`).join('')}`);
    }
  },
};
