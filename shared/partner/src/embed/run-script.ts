import type { ScriptElements } from '@tiffin/federation/loading-parts';

/**
 * Runs a script once and returns the function that it passes to its own element (shared/build/src/embed-plugin.mjs). Removes the
 * script element afterwards. Rejects on a timeout, on a hash mismatch, or if the script passes no function.
 */
export function runScript(url: string, elements: ScriptElements, timeoutMs: number): Promise<() => unknown> {
  const script = elements.create(url);
  return new Promise<() => unknown>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`${url} ${why}.`));
    };
    const limit = setTimeout(() => {
      fail(`did not come in ${timeoutMs} ms`);
      elements.abandon(url);
    }, timeoutMs);
    script.addEventListener('tiffin-runtime', (event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'function') return;
      const { detail }: { readonly detail: () => unknown } = event;
      clearTimeout(limit);
      script.remove();
      resolve(detail);
    });
    script.addEventListener('load', () => fail('is no runtime'));
    script.addEventListener('error', () => fail('could not be loaded, or is not what was deployed'));
    document.head.append(script);
  });
}
