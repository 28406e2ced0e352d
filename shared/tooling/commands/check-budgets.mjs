import { CommandError } from './command-error.mjs';
import { withTypeScript } from './with-typescript.mjs';

/** Compares the build with shared/tooling/budgets.json: bytes of JavaScript (brotli), and requests. */
export async function checkBudgets() {
  await withTypeScript();
  const deploy = await import('@tiffin/federation/deploy');
  const { workspace } = deploy;
  const budgets = await deploy.readBudgets(workspace.budgets);
  const target = await deploy.openTarget(workspace.place);
  const { remotes } = await deploy.readRegistry(target);
  const records = Object.fromEntries(
    await Promise.all(
      Object.entries(remotes).map(async ([name, { version, buildId }]) => [
        name,
        await deploy.readReleasedRecord(target, name, `${version}-${buildId}`),
      ]),
    ),
  );
  const shell = await deploy.readBuildRecord(workspace.shellBuild);
  const menu = records['mfe-menu-cart'];
  if (!menu) throw new CommandError('FAILED: mfe-menu-cart is not deployed: npm run build.');
  const requests = deploy.menuFirstRequests(shell, menu);
  const rows = [
    ['menu page, first load', deploy.menuFirstLoadBytes(shell, menu), budgets.menuFirstLoad],
    ...Object.entries(budgets.remotes).map(([name, limit]) => [
      name,
      records[name] ? deploy.remoteBytes(records[name]) : Number.POSITIVE_INFINITY,
      limit,
    ]),
  ];
  for (const [name, bytes, limit] of rows) {
    console.log(
      `${name.padEnd(24)} ${String(bytes).padStart(8)} of ${String(limit).padStart(8)} bytes (brotli)`,
    );
  }
  console.log(`${'before the menu shows'.padEnd(24)} ${requests} of ${budgets.menuFirstRequests} requests`);
  const over = rows.filter(([, bytes, limit]) => bytes > limit).map(([name]) => name);
  if (requests > budgets.menuFirstRequests) over.push('requests');
  if (over.length > 0) throw new CommandError(`FAILED: over budget or not built: ${over.join(', ')}.`);
}
