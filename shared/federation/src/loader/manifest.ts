/** The part of a federation manifest that the loader reads; the runtime reads the rest. */
export type Manifest = { readonly name: string; readonly [key: string]: unknown };

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
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'metaData' in value &&
    'exposes' in value &&
    'shared' in value
  );
}
