import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { REPORT_FOLDER } from './src/report-folder';

/**
 * Runs the session's journeys against the Keycloak in TIFFIN_SSO_URL. `npm run verify:engines` starts both.
 */
export default defineConfig({
  ...journeys,
  // A journey's changes in Keycloak affect the whole realm.
  workers: 1,
  outputDir: `${REPORT_FOLDER}/keycloak-output`,
  reporter: [['list'], ['json', { outputFile: `${REPORT_FOLDER}/keycloak.json` }]],
  projects: [
    {
      name: 'keycloak',
      testMatch: '**/src/journeys/session*.spec.ts',
      use: journeys.projects?.[0]?.use ?? {},
    },
  ],
});
