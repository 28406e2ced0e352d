import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createMetrics } from './create-metrics';

const dashboard = readFileSync(new URL('../../../production/dashboard.json', import.meta.url), 'utf8');
const { panels }: { readonly panels: readonly Panel[] } = JSON.parse(dashboard);

type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };

/** Metrics have a prefix that no function or label of a query has. */
const METRIC = /\b(?:http|nodejs|process)_[a-z\d_]+/g;

it('shows only metrics that a process has', async () => {
  const metrics = createMetrics('shell');
  metrics.answered({ method: 'GET', route: '/', status: 200, seconds: 0.1 });
  const names = new Set((await metrics.text()).match(/^[a-z_\d]+(?=[{ ])/gm));
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const shown = expr.match(METRIC) ?? [];
      expect([title, shown.length > 0]).toEqual([title, true]);
      expect([title, shown.filter((name) => !names.has(name))]).toEqual([title, []]);
    }
  expect(panels.length).toBeGreaterThan(5);
});
