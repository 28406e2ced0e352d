/** By then, all files of a screen that were requested together have failed. */
const AGAIN_MS = 300;

/** Loads, and retries once. The first load after a failed preload fails without a network request. */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  });
}
