import type { Page } from '@playwright/test';

/** The error reports that a page sends, as they go. */
export function reportsOf(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (/\/errors\/api\/[^/]+\/envelope\//.test(request.url())) reports.push(request.postData() ?? '');
  });
  return reports;
}
