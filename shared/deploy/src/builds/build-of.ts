import { LOCALES } from '@tiffin/contracts';
import type { MissingWords } from '@tiffin/contracts';
import type { BuildRecord } from '../build-record';
import type { StoredBuild } from '../registry/stored-build';

/** Returns the registry's record of a build. Throws for a build without an entry. */
export function buildOf(record: BuildRecord): StoredBuild {
  const { name, version, buildId, contract, containerName, screens, takes, chunks, routes } = record;
  const shell = shellPartOf(record);
  const preload = shell?.initial ?? record.preload;
  const entry = shell ? shell.initial.at(-1) : record.entry;
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
    shell,
    manifestUrl: `/${name}/${version}-${buildId}/mf-manifest.json`,
    integrity: Object.fromEntries(record.files.map((file) => [file.path, file.integrity])),
  };
}

function shellPartOf({ speaks, pageFormat, initial, chunks }: BuildRecord): StoredBuild['shell'] {
  return speaks && pageFormat !== undefined ? { speaks, pageFormat, initial, chunks } : undefined;
}

function wordsIn({ en, zh }: Readonly<Record<string, string>> = {}): MissingWords | undefined {
  return en && zh ? { en, zh } : undefined;
}

/** Returns whether a chunk holds translations: such a chunk is named after its language. */
function isLocale(chunk: string): boolean {
  return LOCALES.some((locale) => locale === chunk);
}
