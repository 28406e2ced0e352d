const FILE = /^[\w-][\w.-]*$/;
const TIMEOUT_MS = 5_000;

/** Reads where a build that a developer has agreed to begins: its entry lies in the folder of its manifest. */
export async function readOverride(
  manifestUrl: string,
): Promise<{ readonly url: string; readonly container: string }> {
  const response = await fetch(manifestUrl, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
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

/** As it came: what is no object has none of these. */
type Loose = Readonly<Record<string, unknown>>;
