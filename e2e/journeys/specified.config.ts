import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { REPORT_FOLDER } from './src/report-folder';

/** Runs the main ways with services that have the calls of the specification's section 7, and nothing else (decision 71). */
export default defineConfig({
  ...journeys,
  outputDir: `${REPORT_FOLDER}/specified-output`,
  reporter: [['list'], ['json', { outputFile: `${REPORT_FOLDER}/specified.json` }]],
  projects: [
    {
      name: 'specified',
      testMatch: '**/src/specified/*.spec.ts',
      use: journeys.projects?.[0]?.use ?? {},
    },
  ],
});
