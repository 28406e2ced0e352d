/** Creates the script elements of remotes and can cancel those that have not run yet. */
export type ScriptElements = {
  /** Creates a script element; each retry for the same file gets a different URL. Throws for an unlisted file. */
  readonly create: (url: string) => HTMLScriptElement;
  /** Cancels the pending scripts of this file: they never run, and each dispatches an `error` event. */
  readonly abandon: (url: string) => void;
};

type Options = {
  /** Returns the hash of a file, `any` if every content is allowed, or undefined if the file must not run. */
  readonly hashOf: (url: string) => string | undefined;
  readonly nonce?: string | undefined;
};

/** Creates script elements that carry an integrity hash and the page's nonce. */
export function createScriptElements({ hashOf, nonce }: Options): ScriptElements {
  const asked = new Map<string, number>();
  const waiting = new Map<HTMLScriptElement, string>();
  return {
    create: (url) => {
      const hash = hashOf(url);
      if (hash === undefined) throw new Error(`${url} is not listed with a hash in the registry.`);
      const tries = asked.get(url) ?? 0;
      asked.set(url, tries + 1);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.fetchPriority = 'high';
      if (hash !== 'any') script.integrity = hash;
      if (nonce !== undefined) script.nonce = nonce;
      script.src = retryUrl(url, tries);
      waiting.set(script, url);
      // An error thrown while the script starts is reported as the failed load, not as an uncaught error.
      const takeOver = (event: ErrorEvent): void => {
        if (event.filename !== script.src) return;
        event.preventDefault();
        script.dispatchEvent(new CustomEvent('thrown', { detail: event.message }));
      };
      const settle = (): void => {
        waiting.delete(script);
        window.removeEventListener('error', takeOver, true);
      };
      window.addEventListener('error', takeOver, true);
      script.addEventListener('load', settle);
      script.addEventListener('error', settle);
      return script;
    },
    abandon: (url) => {
      for (const [script, of] of waiting) {
        if (of !== url) continue;
        moveOut(script);
        script.dispatchEvent(new Event('error'));
      }
    },
  };
}

/**
 * Returns a different URL for each retry. For the same URL, the browser reuses damaged bytes that it cached as
 * immutable, or queues the request behind the first one, which hangs. Servers ignore the query.
 */
function retryUrl(url: string, tries: number): string {
  if (tries === 0) return url;
  const again = new URL(url);
  again.searchParams.set('retry', String(tries));
  return again.href;
}

/**
 * Moves a script to another document, where it never runs (HTML, 4.12.1.1). Removing it from the page does not stop
 * it.
 */
function moveOut(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
