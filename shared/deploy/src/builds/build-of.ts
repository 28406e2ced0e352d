import { LOCALES } from '@tiffin/contracts';
import type { MissingWords, RemoteBuild } from '@tiffin/contracts';
import type { BuildRecord } from '../build-record';

/** Returns the registry's record of a build. Throws for a build without an entry. */
export function buildOf(record: BuildRecord): RemoteBuild {
  const { name, version, buildId, contract, entry, containerName, preload, screens, takes, chunks, routes } =
    record;
  if (entry === undefined) throw new Error(`The build of ${name} has no entry.`);
  return {
    version,
    buildId,
    contract,
    entry,
    container: containerName,
    preload,
    routes: routes?.map(({ firstLoad: _limits, ...route }) => route),
    screens,
    takes,
    languages: Object.fromEntries(Object.entries(chunks).filter(([chunk]) => isLocale(chunk))),
    missing: wordsIn(record.missing),
    slots: record.slots,
    embed: record.embed,
    server: record.server,
    manifestUrl: `/${name}/${version}-${buildId}/mf-manifest.json`,
    integrity: Object.fromEntries(record.files.map((file) => [file.path, file.integrity])),
  };
}

function wordsIn({ en, zh }: Readonly<Record<string, string>> = {}): MissingWords | undefined {
  return en && zh ? { en, zh } : undefined;
}

/** Returns whether a chunk holds translations: such a chunk is named after its language. */
function isLocale(chunk: string): boolean {
  return LOCALES.some((locale) => locale === chunk);
}
