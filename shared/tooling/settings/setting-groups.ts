import { deploySettings } from '@tiffin/deploy';
import { drainMs } from '@tiffin/server/draining';
import { metricsHost, metricsPort } from '@tiffin/server/metrics';
import { tracingSettings } from '@tiffin/server/tracing';
import { limitSettings, siteSettings } from '@tiffin/server/settings';
import type { Setting } from '@tiffin/server/settings';
import * as sandbox from '../../../e2e/sandbox/src/sandbox-settings';
import * as hosts from '../../../shell/server/declared/host-settings';
import * as pages from '../../../shell/server/declared/page-settings';
import * as privacy from '../../../shell/server/declared/privacy-settings';
import * as server from '../../../shell/server/declared/server-settings';
import * as services from '../../../shell/server/declared/service-settings';
import * as sideServices from '../../../shell/server/declared/side-service-settings';
import { developmentSettings } from './development-settings';

type Group = { readonly title: string; readonly settings: readonly Setting<unknown>[] };

/** Every setting of every process, by who reads it. */
export const settingGroups: readonly Group[] = [
  group('Several processes', { ...siteSettings, ...limitSettings, drainMs, metricsPort, metricsHost }),
  group('Shell server and services: traces', tracingSettings),
  group('Shell server', server),
  group('Shell server: services', services),
  group('Shell server: optional services', sideServices),
  group('Shell server: hosts, partners and organisations', hosts),
  group('Shell server: pages', pages),
  group('Shell server: privacy', privacy),
  group('Deploys, asset server and watch', deploySettings),
  group('Sandbox', sandbox),
  group('Commands, builds and tests', developmentSettings),
];

/** A setting that two declarations read differently has one row. */
function group(
  title: string,
  declared: Readonly<Record<string, Setting<unknown>>> | readonly Setting<unknown>[],
): Group {
  const byName = new Map<string, Setting<unknown>>();
  for (const setting of Object.values(declared)) {
    if (setting.standardInWords !== undefined || !byName.has(setting.name)) byName.set(setting.name, setting);
  }
  return { title, settings: [...byName.values()] };
}
