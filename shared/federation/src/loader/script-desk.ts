/** Makes the script elements of remotes and can call back those that have not run yet. */
export type ScriptDesk = {
  /** Throws for a file that is not listed. Asked again, it makes an element with another URL for the same file. */
  readonly create: (url: string) => HTMLScriptElement;
  /** Scripts of this file that have not come yet never run, and who waits for one hears an error. */
  readonly abandon: (url: string) => void;
};

type Options = {
  /** The hash of a file, `any` where it may be anything, undefined where the file must not run. */
  readonly hashOf: (url: string) => string | undefined;
  readonly nonce?: string | undefined;
};

/** Creates a desk whose scripts have a hash and the page's nonce. */
export function createScriptDesk({ hashOf, nonce }: Options): ScriptDesk {
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
      // What it throws at its start is why a load fails, and reported as such: nothing that nobody caught.
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
 * A browser gives a script of the same URL the damaged bytes that it keeps as immutable, or makes it wait behind the first
 * one, which hangs. Servers ignore the query.
 */
function retryUrl(url: string, tries: number): string {
  if (tries === 0) return url;
  const again = new URL(url);
  again.searchParams.set('retry', String(tries));
  return again.href;
}

/** Taking a script out of the page does not stop it; a script in another document never runs (HTML, 4.12.1.1). */
function moveOut(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
