import { versionOf } from '@tiffin/contracts';
import { liveOf } from '../registry/entry-changes';
import { namedEntries } from '../registry/entry-of';
import { readWholeRegistry } from '../registry/revisions';
import { describeSignature } from '../signing/describe-signature';
import { verifyTarget } from '../verify-target';
import type { Command } from './command';
import { say } from './say';

export const verify: Command = {
  usage: [['verify', 'is the registry whole, and every file of what is live?']],
  words: [],
  run: async ({ target, signing: { trust } }) => {
    const { registry } = await readWholeRegistry(target);
    for (const [name, entry] of namedEntries(registry)) {
      const build = liveOf(entry);
      console.log(`${name} ${versionOf(build)}: ${await describeSignature(target, { name, build }, trust)}`);
    }
    const missing = registry.shell ? [] : [`${target.name} has no shell: "remote deploy shell".`];
    say(
      [...missing, ...(await verifyTarget(target, trust))],
      `${target.name}: everything that is live is whole.`,
    );
  },
};
