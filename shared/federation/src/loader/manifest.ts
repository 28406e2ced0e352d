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
  const { name, metaData, exposes, shared }: Loose = Object(value);
  const { globalName, remoteEntry }: Loose = Object(metaData);
  const { name: file, path }: Loose = Object(remoteEntry);
  const isFederated = exposes !== undefined && shared !== undefined;
  return isFederated && [name, globalName, file, path].every((text) => typeof text === 'string');
}

/** As it came: what is no object has none of these. */
type Loose = Readonly<Record<string, unknown>>;
