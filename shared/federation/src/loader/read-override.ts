import { OVERRIDE_MANIFEST_MS } from '../timetable';

const FILE = /^[\w-][\w.-]*$/;

/**
 * Returns the entry URL and container of an override that the developer accepted. The entry is in the manifest's
 * folder.
 */
export async function readOverride(
  manifestUrl: string,
): Promise<{ readonly url: string; readonly container: string }> {
  const response = await fetch(manifestUrl, {
    signal: AbortSignal.timeout(OVERRIDE_MANIFEST_MS),
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The manifest was answered with ${response.status}.`);
  const { metaData }: Loose = Object(await response.json());
  const { globalName, remoteEntry }: Loose = Object(metaData);
  const { name, path }: Loose = Object(remoteEntry);
  if (typeof globalName !== 'string' || typeof name !== 'string' || !FILE.test(name) || path !== '') {
    throw new Error('The manifest names no entry in its own folder.');
  }
  return { url: new URL(name, manifestUrl).href, container: globalName };
}

/** Unvalidated JSON. A value that is not an object has no properties. */
type Loose = Readonly<Record<string, unknown>>;
