import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../../commands/command-error.mjs';
import { run } from '../../commands/run.mjs';

const VERSION = '26.5.6';
const ARTIFACT = `org.keycloak:keycloak-quarkus-dist:${VERSION}:tar.gz`;
const SHA256 = 'fa3dd5df90b9ac006712c2f0991be4e8a6cb30ac538e0439ce2f45fc40f4c692';

/**
 * Returns the archive of Keycloak in the cache folder (XDG_CACHE_HOME, else ~/.cache). Fetches it from Maven
 * Central if it is missing or broken. Throws one clear sentence if that fails.
 *
 * @param {{ folder?: string, sha256?: string, download?: (folder: string) => Promise<void>, log?: (line: string) => void }} [options]
 * @returns {Promise<string>} its path
 */
export async function fetchKeycloak(options = {}) {
  const { folder = cacheFolder(), sha256 = SHA256, download = byMaven, log = console.log } = options;
  const archive = join(folder, `keycloak-quarkus-dist-${VERSION}.tar.gz`);
  if (existsSync(archive)) {
    if ((await sha256Of(archive)) === sha256) return archive;
    log(`${archive} is broken: it is fetched again.`);
    rmSync(archive);
  }
  mkdirSync(folder, { recursive: true });
  log(`Fetching Keycloak ${VERSION} (164 MB) into ${folder} …`);
  await download(folder);
  if (existsSync(archive) && (await sha256Of(archive)) === sha256) return archive;
  rmSync(archive, { force: true });
  throw new CommandError(
    `The download of Keycloak ${VERSION} is broken. Delete ~/.m2/repository/org/keycloak/keycloak-quarkus-dist, then run this again.`,
  );
}

function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tiffin/engines');
}

async function byMaven(folder) {
  const goal = [`dependency:copy`, `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${folder}`];
  const { code, output } = await run('mvn', ['-q', '-B', ...goal], { quiet: true }).catch(() => {
    throw new CommandError('Maven is missing (mvn). Install it (Debian: maven), then run this again.');
  });
  if (code !== 0)
    throw new CommandError(
      `Maven could not fetch Keycloak. Is Maven Central reachable? Then run this again.\n${output.trim()}`,
    );
}

async function sha256Of(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
