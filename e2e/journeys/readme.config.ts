import { defineConfig } from '@playwright/test';
import screens from './screens.config';

/** Takes the picture of the README: a light desktop in English. */
export default defineConfig({
  ...screens,
  projects: screens.projects
    ?.filter(({ name }) => name === 'desktop-light-en')
    .map((project) => ({ ...project, testMatch: '**/readme-picture.ts' })),
});
