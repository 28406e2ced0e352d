import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { REPORT_FOLDER } from './src/report-folder';

/** Opens every story of the built catalogue. It needs no service and no shell. */
export default defineConfig({
  ...journeys,
  globalSetup: './src/catalogue/start-catalogue.ts',
  outputDir: `${REPORT_FOLDER}/catalogue-output`,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: `${REPORT_FOLDER}/catalogue.json` }]],
  projects: [
    {
      name: 'catalogue',
      testMatch: '**/src/catalogue/*.spec.ts',
      use: journeys.projects?.[0]?.use ?? {},
    },
  ],
});
