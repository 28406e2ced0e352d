import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { LONG_JOURNEYS, leavesLongProofsOut } from '@tiffin/tooling/verify/parts.mjs';
import { launchOf, shellPath } from './src/browser-path';
import { REPORT_FOLDER } from './src/report-folder';

const chromium = devices['Desktop Chrome'];
const launchOptions = launchOf(shellPath());
const desktop = { ...chromium, viewport: { width: 1440, height: 900 }, launchOptions };
const phone = { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, launchOptions };

/**
 * Journeys that run at one width. Every main way has a journey at each width: a guest's order (`guest-pickup`, `day-in-a-life`), a
 * person's (`refund`, `signed-in-delivery`), a group's (`group`, `group-cards`). `widths` checks every page on the smallest
 * phone, and unit tests cover what differs by width.
 */
const ON_DESKTOP = [
  'heads',
  'accessible',
  'addresses',
  'attack-*',
  'bad-input',
  'card-challenge',
  'contract-before',
  'create-remote',
  'day-in-a-life*',
  'docs',
  'drills-*',
  'embedding*',
  'english-regions',
  'finding',
  'first-load',
  'focus',
  'group',
  'group-checkout',
  'group-live',
  'group-money',
  'group-subsidy',
  'guest-pickup',
  'header',
  'hot-reload',
  'languages',
  'map',
  'offers',
  'offline',
  'open-page',
  'order-history',
  'order-news',
  'overrides',
  'own-repository',
  'parameters',
  'partner-element',
  'partner-host',
  'partner-sign-in',
  'partner-single-spa',
  'receipt-mail',
  'refund',
  'remotes-panel',
  'right-to-left',
  'rollout',
  'scroll-positions',
  'server-rendering*',
  'session*',
  'single-instances',
  'slot-falls-back',
  'team-admin',
  'telemetry',
  'text-sizes',
  'widths',
];
const ON_PHONE = [
  'after-order',
  'consent',
  'delivery-location',
  'dialogs',
  'express-service',
  'favourites',
  'group-cards',
  'layout-shift',
  'menu-page',
  'order-again',
  'order-ahead',
  'order-map',
  'paying',
  'signed-in-delivery',
  'team',
  'wallet',
  'whole-load',
];

/** Journeys about what the server renders. `TIFFIN_SERVER_RENDERING=off npm run journeys` runs all others with the page that the browser renders. */
const ABOUT_RENDERING = ['server-rendering*', 'whole-load'];
const left = [
  ...(process.env['TIFFIN_SERVER_RENDERING'] === 'off' ? ABOUT_RENDERING : []),
  ...(leavesLongProofsOut() ? LONG_JOURNEYS : []),
];

const files = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './src',
  outputDir: `${REPORT_FOLDER}/playwright-output`,
  globalSetup: './src/start-stack.ts',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Journeys wait for half of their time.
  workers: Math.ceil(availableParallelism() * 1.5),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${REPORT_FOLDER}/playwright.json` }]],
  use: {
    // Tracing makes every journey a fifth slower. Use `--trace on` to investigate a failure.
    trace: 'off',
    // A press or a page that never comes shall not keep a worker for the whole time of its journey.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'America/Toronto',
    // A page with a worker sends its navigations past `page.route`. The journey of the worker allows it.
    serviceWorkers: 'block',
    // What a closed dialog leaves behind while it slides out has the same words as the page under it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/src/journeys/*.spec.ts',
      testIgnore: files([...ON_PHONE, ...left]),
      use: desktop,
    },
    {
      name: 'phone',
      testMatch: '**/src/journeys/*.spec.ts',
      testIgnore: files([...ON_DESKTOP, ...left]),
      use: phone,
    },
    // These journeys stop services that the others need, so they run last and alone.
    {
      name: 'faults',
      testMatch: '**/src/faults/*.spec.ts',
      use: desktop,
      dependencies: ['desktop', 'phone'],
    },
  ],
});
