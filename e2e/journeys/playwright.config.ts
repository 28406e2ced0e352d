import { defineConfig, devices } from '@playwright/test';
import { browserPath } from './src/browser-path';
import { REPORT_FOLDER } from './src/report-folder';

const chromium = devices['Desktop Chrome'];
const executablePath = browserPath();
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
  ],
};
const desktop = { ...chromium, viewport: { width: 1440, height: 900 }, launchOptions };
const phone = { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, launchOptions };

/**
 * Journeys that need only one width: sessions, parameters, reports, deploys, faults, frames and partners' columns,
 * and what mail, cards, push and pages for engineers do. So do deep links, bad input, live updates of a group and its
 * races with a payment. Other journeys open these screens at both, and `widths` checks every page on the smallest phone.
 */
const SAME_AT_EVERY_WIDTH = [
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
  'embedding',
  'first-load',
  'group-checkout',
  'group-live',
  'group-subsidy',
  'hot-reload',
  'offline',
  'open-page',
  'order-news',
  'overrides',
  'parameters',
  'partner-element',
  'partner-host',
  'partner-sign-in',
  'partner-single-spa',
  'receipt-mail',
  'refund',
  'remotes-panel',
  'session*',
  'single-instances',
  'slot-falls-back',
  'telemetry',
  'widths',
];

export default defineConfig({
  testDir: './src',
  outputDir: `${REPORT_FOLDER}/playwright-output`,
  globalSetup: './src/start-stack.ts',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${REPORT_FOLDER}/playwright.json` }]],
  use: {
    // Tracing makes every journey a fifth slower. Use `--trace on` to investigate a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A page with a worker sends its navigations past `page.route`. The journey of the worker allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testMatch: '**/src/journeys/*.spec.ts', use: desktop },
    {
      name: 'phone',
      testMatch: '**/src/journeys/*.spec.ts',
      testIgnore: SAME_AT_EVERY_WIDTH.map((name) => `**/${name}.spec.ts`),
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
