import type { Page } from '@playwright/test';

/** Returns a live list of the error reports that a page sends. */
export function reportsOf(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (/\/errors\/api\/[^/]+\/envelope\//.test(request.url())) reports.push(request.postData() ?? '');
  });
  return reports;
}
