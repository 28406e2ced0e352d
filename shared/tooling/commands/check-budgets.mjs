import { CommandError } from './command-error.mjs';
import { openLocalStore } from './local-store.mjs';

/**
 * Compares each remote's build with its own limits: bytes of JavaScript (brotli) and number of requests. Throws
 * CommandError if one is exceeded or a remote is not deployed.
 */
export async function checkBudgets() {
  const target = await openLocalStore();
  const deploy = await import('@tiffin/deploy');
  const registry = await deploy.readRegistry(target);
  const [shell, ...records] = await Promise.all(
    [deploy.SHELL, ...deploy.remoteNames()].map(async (name) => {
      const build = deploy.entryOf(registry, name);
      const version = build && `${build.version}-${build.buildId}`;
      const record = version && (await deploy.readReleasedRecord(target, name, version));
      if (!record) throw new CommandError(`FAILED: ${name} is not deployed: npm run build.`);
      return record;
    }),
  );
  const weights = records.flatMap((record) => deploy.weightsOf(record, shell));
  for (const { name, amount, limit, unit } of weights) {
    console.log(`${name.padEnd(42)} ${String(amount).padStart(8)} of ${String(limit).padStart(8)} ${unit}`);
  }
  const over = weights.filter(({ amount, limit }) => amount > limit).map(({ name }) => name);
  if (over.length > 0) throw new CommandError(`FAILED: over budget: ${over.join(', ')}.`);
}
