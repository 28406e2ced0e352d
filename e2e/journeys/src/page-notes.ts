import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** Older notes are dropped: the end explains a failure. */
const MOST_NOTES = 25;
const MOST_WAITING = 10;
/** A page whose scripts run answers sooner. */
const ANSWER_MS = 2_000;
const FRAMES_MS = 500;

/** What the browser notes about the pages of a journey. It explains a failure of which only the text is kept. */
type PageNotes = {
  readonly follow: (context: BrowserContext) => void;
  /** Returns the state of each open page, the requests without an answer, and the last notes. */
  readonly describe: () => Promise<string>;
};

/** Returns notes that follow no context yet. */
export function takeNotes(): PageNotes {
  const beganAt = Date.now();
  const contexts: BrowserContext[] = [];
  const notes: string[] = [];
  const waiting = new Set<Request>();
  const note = (text: string): void => {
    notes.push(`${((Date.now() - beganAt) / 1000).toFixed(1)} s ${text}`);
  };
  const followPage = (page: Page): void => {
    page.on('pageerror', ({ message }) => note(`uncaught: ${message}`));
    page.on('crash', () => note(`crash: ${page.url()}`));
    page.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') note(`console ${type}: ${message.text()}`);
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(`page: ${frame.url()}`);
    });
    page.on('request', (request) => waiting.add(request));
    page.on('requestfinished', (request) => waiting.delete(request));
    page.on('requestfailed', (request) => {
      waiting.delete(request);
      note(`failed: ${nameOf(request)} ${request.failure()?.errorText ?? ''}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${nameOf(response.request())}`);
    });
  };
  return {
    follow: (context) => {
      contexts.push(context);
      context.on('page', followPage);
    },
    describe: async () => {
      const pages = contexts.flatMap((context) => context.pages());
      const states = await Promise.all(pages.map(async (page) => `${page.url()} ${await stateOf(page)}`));
      const unanswered = [...waiting].slice(0, MOST_WAITING).map((request) => `waits: ${nameOf(request)}`);
      return [...states, ...unanswered, ...notes.slice(-MOST_NOTES)].join('\n');
    },
  };
}

const nameOf = (request: Request): string => `${request.method()} ${request.url()}`;

/** Says whether a page still runs and draws. */
async function stateOf(page: Page): Promise<string> {
  const late = wait(ANSWER_MS, 'does not answer: its scripts are busy', { ref: false });
  return Promise.race([observe(page), late]).catch((error: unknown) => `cannot be asked: ${String(error)}`);
}

async function observe(page: Page): Promise<string> {
  const { isBrowsersClock, ...state } = await page.evaluate(() => {
    const drawn = { frames: 0 };
    const count = (): void => {
      drawn.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { tiffinFrames: drawn });
    return {
      isBrowsersClock: String(requestAnimationFrame).includes('native code'),
      ready: document.readyState,
      visibility: document.visibilityState,
      hasScripts: !('tiffinPresses' in window),
      skeletons: document.querySelectorAll('[data-skeleton]').length,
    };
  });
  await wait(FRAMES_MS);
  const frames = await page.evaluate((): unknown => Reflect.get(window, 'tiffinFrames').frames);
  const drawing = isBrowsersClock
    ? `draws ${String(frames)} frames in ${FRAMES_MS} ms`
    : 'has a clock of the test';
  return [
    `is ${state.ready} and ${state.visibility}`,
    drawing,
    state.hasScripts ? 'scripts have taken over' : 'scripts have not taken over',
    `${state.skeletons} skeletons`,
  ].join(', ');
}
