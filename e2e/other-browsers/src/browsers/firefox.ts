import puppeteer, { ElementHandle } from 'puppeteer-core';
import type { BrowserContext, Frame } from 'puppeteer-core';
import type { Browser, BrowserWindow, Control, FoundControl } from './browser';
import { findProgram } from './find-program';
import {
  findExpression,
  frameExpression,
  HAS_SCRIPTS,
  questionExpression,
  readPageScripts,
} from './page-scripts';

/** A usual phone. */
const PHONE = { width: 390, height: 844 };

/** A phone's scroll bars lie over the page. */
const PREFERENCES = { 'ui.useOverlayScrollbars': 1 };

/** Starts Debian's Firefox without a display. It is moved by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findProgram('firefox-esr', ['/usr/bin/firefox-esr']);
  const scripts = await readPageScripts();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    name: await browser.version(),
    openWindow: async () => openWindow(await browser.createBrowserContext(), scripts),
    close: () => browser.close(),
  };
}

async function openWindow(context: BrowserContext, scripts: readonly string[]): Promise<BrowserWindow> {
  const page = await context.newPage({ type: 'window' });
  await page.setViewport(PHONE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  const elementIn = async (frame: Frame, expression: string): Promise<ElementHandle<Element> | undefined> => {
    await prepare(frame, scripts);
    const handle = await frame.evaluateHandle<[], () => Element | null>(expression);
    return handle instanceof ElementHandle ? handle : undefined;
  };
  const frameWith = async ({ frame }: Control): Promise<Frame | undefined> => {
    if (frame === undefined) return page.mainFrame();
    const element = await elementIn(page.mainFrame(), frameExpression(frame));
    return (await element?.contentFrame()) ?? undefined;
  };
  return {
    open: async (url) => {
      await page.goto(url);
    },
    url: async () => page.url(),
    find: async (control) => {
      const frame = await frameWith(control);
      const element = frame && (await elementIn(frame, findExpression(control)));
      return element && foundControl(element);
    },
    ask: async (question) => {
      await prepare(page.mainFrame(), scripts);
      return page.evaluate(questionExpression(question));
    },
    picture: () => page.screenshot(),
    consoleErrors: () => errors,
  };
}

/** Lets a page or frame find its controls. */
async function prepare(frame: Frame, scripts: readonly string[]): Promise<void> {
  if (await frame.evaluate(HAS_SCRIPTS)) return;
  for (const script of scripts) await frame.evaluate(script);
}

function foundControl(element: ElementHandle<Element>): FoundControl {
  return {
    press: () => element.click(),
    type: (text) => element.type(text),
    read: () => element.evaluate((field) => ('value' in field ? String(field.value) : '')),
  };
}
