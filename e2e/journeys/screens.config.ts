import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { REPORT_FOLDER } from './src/report-folder';

/**
 * Takes pictures of every screen and state for people to review: phone and desktop, light and dark, en and
 * zh.
 */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const use = journeys.projects?.[0]?.use ?? {};

export default defineConfig({
  ...journeys,
  testDir: './src/screens',
  globalSetup: './src/screens/start-screens.ts',
  reporter: [['list']],
  outputDir: `${REPORT_FOLDER}/screens-output`,
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  projects: (['phone', 'desktop'] as const).flatMap((size) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      (['en', 'zh'] as const).map((language) => ({
        name: `${size}-${colorScheme}-${language}`,
        testMatch: /\.screens\.ts$/,
        use: { ...use, viewport: sizes[size], colorScheme },
      })),
    ),
  ),
});
