/** All files of a screen that were asked for at once have failed by then. */
const AGAIN_MS = 300;

/** Who first asks for what the page preloaded in vain is told so, and the network is not asked: so once more. */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  });
}
