import { deployRemote } from './deploy-remote';
import { readRegistry } from './deploy-store';
import { readReleases } from './releases';
import { rollbackRemote } from './rollback-remote';
import { remoteNames, workspace } from './workspace';

const usage = `remote deploy <name>              build, check, publish, go live
remote rollback <name> [version]  make the previous or the named version live
remote list [name]                what is live, and every version in the store`;

const [command, name, version] = process.argv.slice(2);

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (name !== undefined && !remoteNames().includes(name)) {
    throw new Error(`There is no remote ${name}. Remotes: ${remoteNames().join(', ')}`);
  }
  if (command === 'list') return list(name === undefined ? remoteNames() : [name]);
  if (command === 'deploy' && name !== undefined) {
    const { build, did } = await deployRemote(name);
    console.log(`${name} ${build.version}-${build.buildId}: ${did}.`);
    return;
  }
  if (command === 'rollback' && name !== undefined) {
    const build = await rollbackRemote(workspace.store, name, version);
    console.log(`${name} ${build.version}-${build.buildId} is live from the next page load on.`);
    return;
  }
  throw new Error(usage);
}

async function list(names: readonly string[]): Promise<void> {
  const { remotes } = await readRegistry(workspace.store);
  for (const remote of names) {
    console.log(remote);
    for (const { build, deployedAt } of await readReleases(workspace.store, remote)) {
      const isLive = remotes[remote]?.buildId === build.buildId;
      console.log(`  ${isLive ? '*' : ' '} ${build.version}-${build.buildId}  ${deployedAt}`);
    }
  }
}
