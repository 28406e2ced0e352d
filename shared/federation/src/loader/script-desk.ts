/** Makes the script elements of remotes and can call back those that have not run yet. */
export type ScriptDesk = {
  readonly create: (url: string) => HTMLScriptElement;
  /** A script from under this address that comes too late must not run, and who waits for it hears an error. */
  readonly abandon: (baseUrl: string) => void;
};

type Options = {
  readonly integrityOf: (url: string) => string | undefined;
  readonly nonce?: string | undefined;
};

/** Scripts with integrity and nonce. */
export function createScriptDesk({ integrityOf, nonce }: Options): ScriptDesk {
  const waiting = new Set<HTMLScriptElement>();
  return {
    create: (url) => {
      const script = document.createElement('script');
      const integrity = integrityOf(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.fetchPriority = 'high';
      if (integrity !== undefined) script.integrity = integrity;
      if (nonce !== undefined) script.nonce = nonce;
      script.src = url;
      waiting.add(script);
      // What it throws at its start is why a load fails, and reported as such: nothing that nobody caught.
      const takeOver = (event: ErrorEvent): void => {
        if (event.filename === script.src) event.preventDefault();
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
    abandon: (baseUrl) => {
      [...waiting]
        .filter((script) => script.src.startsWith(baseUrl))
        .forEach((script) => {
          moveOut(script);
          script.dispatchEvent(new Event('error'));
        });
    },
  };
}

/** Taking a script out of the page does not stop it; a script in another document never runs (HTML, 4.12.1.1). */
function moveOut(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
