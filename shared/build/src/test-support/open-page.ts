import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellPage } from './shell-page';

/** The base URL of the folder's files. */
export const PAGE_URL = 'http://page.test/';

/** A page in its own frame. */
export type OpenPage = ShellPage & {
  /** The URLs of the requested scripts. */
  readonly asked: readonly string[];
  /** Holds back all further scripts below this path. */
  readonly hold: (path: string) => void;
  /** Delivers the held scripts, and stops holding. */
  readonly release: () => void;
  readonly close: () => void;
};

/** Opens a page with the shell's script `main`, a path in the folder. Scripts of other origins fail. */
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
