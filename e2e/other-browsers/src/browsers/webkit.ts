import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';
import { testPorts } from '@tiffin/tooling/commands/test-ports.mjs';
import { Builder, Capabilities, WebElement } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { until } from '../until';
import type { Browser, BrowserWindow, FoundControl } from './browser';
import { findProgram } from './find-program';
import {
  findExpression,
  frameExpression,
  HAS_SCRIPTS,
  questionExpression,
  readPageScripts,
} from './page-scripts';
import { startDisplay } from './start-display';
import { startProgram } from './start-program';

const runFile = promisify(execFile);
/** The narrowest window of MiniBrowser, which its toolbar needs, and a phone's page below the toolbar. */
const SIZE = { x: 0, y: 0, width: 447, height: 882 };
/** The first port of the drivers, beside those of a stack under test. */
const FIRST_PORT = 75;
/** Where Debian has MiniBrowser, the newest WebKit first. */
const MINI_BROWSERS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].flatMap((library) =>
  ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/${library}/MiniBrowser`),
);

/** Starts Debian's WebKitGTK on a display without a screen. It is moved by WebDriver, whose server takes one window. */
export async function startWebkit(): Promise<Browser> {
  const server = findProgram('webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']);
  const binary = findProgram('webkit2gtk-driver', MINI_BROWSERS);
  const xvfb = findProgram('xvfb', ['/usr/bin/Xvfb']);
  const scripts = await readPageScripts();
  const display = await startDisplay(xvfb, `${SIZE.width}x${SIZE.height}x24`);
  const programs: ChildProcess[] = [display.program];
  const drivers: WebDriver[] = [];
  const env = { DISPLAY: display.name, LANG: 'en_US.UTF-8' };
  const { stdout } = await runFile(binary, ['--version'], { env });
  return {
    name: stdout.trim(),
    openWindow: async () => {
      const port = testPorts(process.env).shell + FIRST_PORT + drivers.length;
      programs.push(startProgram(server, [`--port=${port}`], env));
      const driver = await connect(`http://127.0.0.1:${port}`, binary);
      drivers.push(driver);
      await driver.manage().window().setRect(SIZE);
      return windowOf(driver, scripts);
    },
    close: async () => {
      await Promise.all(drivers.map((driver) => driver.quit()));
      for (const program of programs) program.kill();
    },
  };
}

/** Opens MiniBrowser by a server that may still be starting. */
async function connect(serverUrl: string, binary: string): Promise<WebDriver> {
  await until(
    async () => ((await fetch(`${serverUrl}/status`)).ok ? true : undefined),
    async () => `WebKitWebDriver does not answer on ${serverUrl}.`,
  );
  const options = { binary, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  return new Builder().usingServer(serverUrl).withCapabilities(new Capabilities(capabilities)).build();
}

function windowOf(driver: WebDriver, scripts: readonly string[]): BrowserWindow {
  /** Returns the value of an expression in the page or frame that the driver is in. */
  const evaluate = async (expression: string): Promise<unknown> => {
    const isReady = await driver.executeScript<boolean>(`return ${HAS_SCRIPTS}`);
    if (!isReady) for (const script of scripts) await driver.executeScript(script);
    return driver.executeScript(`return ${expression}`);
  };
  const enter = async (frame: string | undefined): Promise<boolean> => {
    await driver.switchTo().defaultContent();
    if (frame === undefined) return true;
    const element = await evaluate(frameExpression(frame));
    if (element instanceof WebElement) await driver.switchTo().frame(element);
    return element instanceof WebElement;
  };
  return {
    open: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    find: async (control) => {
      const element = (await enter(control.frame)) && (await evaluate(findExpression(control)));
      return element instanceof WebElement ? foundControl(element) : undefined;
    },
    ask: async (question) => {
      await enter(undefined);
      return evaluate(questionExpression(question));
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // WebDriver tells nothing about the console.
    consoleErrors: () => [],
  };
}

function foundControl(element: WebElement): FoundControl {
  return {
    press: () => element.click(),
    type: async (text) => {
      // Without a press, a field in a frame is not focused.
      await element.click();
      await element.sendKeys(text);
    },
    read: async () => String(await element.getProperty('value')),
  };
}
