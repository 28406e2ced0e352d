import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellPage } from './shell-page';

/** Where the files of the folder are. */
export const PAGE_URL = 'http://page.test/';

/** A page in a frame of its own. */
export type OpenPage = ShellPage & {
  /** Addresses of the scripts that were asked for. */
  readonly asked: readonly string[];
  /** From now on no script comes from under this path. */
  readonly hold: (path: string) => void;
  /** What was held comes now, and all that is asked for later. */
  readonly release: () => void;
  readonly close: () => void;
};

/** Opens a page with the shell's script, a path in the folder. Scripts of another origin are down. */
export async function openPage(folder: string, main: string): Promise<OpenPage> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('This environment has no frames.');
  const asked: string[] = [];
  const waiting = new Set<HTMLScriptElement>();
  const seen = new Set<HTMLScriptElement>();
  let held: string | undefined;
  const run = (path: string): void => {
    const inline = contentDocument.createElement('script');
    inline.textContent = readFileSync(join(folder, path), 'utf8');
    contentDocument.body.append(inline);
  };
  const answer = (): void => {
    for (const script of waiting) {
      if (held !== undefined && script.src.startsWith(PAGE_URL + held)) continue;
      waiting.delete(script);
      const isOurs = script.src.startsWith(PAGE_URL);
      if (isOurs) run(script.src.slice(PAGE_URL.length));
      script.dispatchEvent(new Event(isOurs ? 'load' : 'error'));
    }
  };
  const observer = new MutationObserver(() => {
    for (const script of contentDocument.head.querySelectorAll('script')) {
      if (seen.has(script)) continue;
      seen.add(script);
      asked.push(script.src);
      waiting.add(script);
    }
    answer();
  });
  observer.observe(contentDocument.head, { childList: true });
  const shell = await new Promise<ShellPage>((resolve) => {
    Reflect.set(contentWindow, 'opened', resolve);
    run(main);
  });
  return {
    ...shell,
    asked,
    hold: (path) => {
      held = path;
    },
    release: () => {
      held = undefined;
      answer();
    },
    close: () => {
      observer.disconnect();
      frame.remove();
    },
  };
}
