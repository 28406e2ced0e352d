import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { REPORT_FOLDER } from './src/report-folder';

/** The session's journeys against the Keycloak that TIFFIN_SSO_URL names; `npm run verify:engines` starts both. */
export default defineConfig({
  ...journeys,
  // What a journey sets at Keycloak holds for the whole realm.
  workers: 1,
  outputDir: `${REPORT_FOLDER}/keycloak-output`,
  reporter: [['list'], ['json', { outputFile: `${REPORT_FOLDER}/keycloak.json` }]],
  projects: [
    {
      name: 'keycloak',
      testMatch: '**/src/journeys/session.spec.ts',
      use: journeys.projects?.[0]?.use ?? {},
    },
  ],
});
