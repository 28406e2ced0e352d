/** The part of a federation manifest that the loader reads: its container, and the script that makes it. */
export type Manifest = {
  readonly name: string;
  readonly metaData: {
    readonly globalName: string;
    readonly remoteEntry: { readonly name: string; readonly path: string };
  };
};

/**
 * A manifest as parsed JSON, or an error that says what is wrong.
 * One that brings code to run (`getPublicPath`) is refused.
 */
export function parseManifest(value: unknown): Manifest {
  if (!isManifest(value)) throw new Error('The manifest is not one of a federated remote.');
  if (JSON.stringify(value).includes('"getPublicPath"')) throw new Error('The manifest brings code to run.');
  return value;
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || !isRecord(value['metaData']) || !('exposes' in value && 'shared' in value))
    return false;
  const { globalName, remoteEntry } = value['metaData'];
  const texts = [
    value['name'],
    globalName,
    ...(isRecord(remoteEntry) ? [remoteEntry['name'], remoteEntry['path']] : [0]),
  ];
  return texts.every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
