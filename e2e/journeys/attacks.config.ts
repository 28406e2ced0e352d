import { defineConfig } from '@playwright/test';
import { LONG_ATTACKS, leavesLongProofsOut } from '@tiffin/tooling/verify/parts.mjs';
import journeys from './playwright.config';
import { REPORT_FOLDER } from './src/report-folder';

/** Runs attacks on the product as deployed by default. Each is a named check over HTTP or in a browser. */
export default defineConfig({
  ...journeys,
  outputDir: `${REPORT_FOLDER}/attacks-output`,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: `${REPORT_FOLDER}/attacks.json` }]],
  projects: [
    {
      name: 'attacks',
      testMatch: '**/src/attacks/*.spec.ts',
      testIgnore: leavesLongProofsOut() ? LONG_ATTACKS.map((name) => `**/${name}.spec.ts`) : [],
      use: journeys.projects?.[0]?.use ?? {},
    },
  ],
});
