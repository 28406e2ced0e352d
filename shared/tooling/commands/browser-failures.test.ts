import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { browserFailures } from './browser-failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tiffin-failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = Array.from({ length: 50 }, (_, index) => `  - link "Dish ${index}"`).join('\n');
const context = join(folder, 'error-context.md');
writeFileSync(
  context,
  `# Instructions\n\nExplain it.\n\n# Page snapshot\n\n\`\`\`yaml\n- banner\n- main:\n${page}\n\`\`\`\n\n# Test source\n`,
);

const failed = {
  errors: [
    { message: '\u001b[31mTest timeout of 180000ms exceeded.\u001b[39m' },
    { message: 'locator.click: waiting for "Menu"' },
  ],
  attachments: [
    { name: 'screenshot', path: '/gone.png' },
    { name: 'error-context', path: context },
    {
      name: 'page-notes',
      body: Buffer.from('console error: no chunk\nfailed: GET /a.js').toString('base64'),
    },
  ],
};
const passed = { errors: [], attachments: [] };
const spec = (title: string, status: string, ...results: readonly object[]) => ({
  title,
  file: 'journeys/menu.spec.ts',
  line: 12,
  tests: [{ status, projectName: 'phone', results }],
});

it('prints every error of a failed browser test, the beginning of its page, and what the browser noted', () => {
  const suites = [
    {
      file: 'journeys/menu.spec.ts',
      specs: [spec('fine', 'expected', passed)],
      suites: [{ file: 'journeys/menu.spec.ts', specs: [spec('hangs', 'unexpected', failed)] }],
    },
  ];
  const [failure, ...others] = browserFailures(suites);
  expect(others).toEqual([]);
  expect(failure?.title).toBe('[phone] hangs');
  expect(failure?.place).toBe('journeys/menu.spec.ts:12');
  expect(failure?.text).toMatch(
    /^ {4}Test timeout of 180000ms exceeded\.\n {4}locator\.click: waiting for "Menu"\n {2}The page:\n {4}- main:\n {6}- link "Dish 0"/,
  );
  expect(failure?.text).toContain('- link "Dish 38"\n    … 11 more lines\n  The browser:');
  expect(failure?.text).toMatch(/ {4}console error: no chunk\n {4}failed: GET \/a\.js$/);
  expect(failure?.text).not.toContain('Explain it.');
});

it('prints the error alone where a test left nothing else, and of a flaky test the attempt that failed', () => {
  const bare = {
    errors: [{ message: 'one\ntwo' }],
    attachments: [{ name: 'error-context', path: '/gone.md' }],
  };
  const suite = { file: 'journeys/drills-teams.spec.ts', specs: [spec('flaky', 'flaky', passed, bare)] };
  expect(browserFailures([suite])).toEqual([
    { title: '[phone] flaky', text: '    one\n    two', place: 'journeys/drills-teams.spec.ts' },
  ]);
});
