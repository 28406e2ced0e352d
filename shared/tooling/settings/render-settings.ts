import type { Setting, Template } from '@tiffin/server/settings';
import { settingGroups } from './setting-groups';

const INTRODUCTION = `# Settings

\`npm run settings\` writes this file from the declarations. Do not edit it.

Every setting is an environment variable. An empty one counts as not set. A process refuses to start with an invalid value, with one
message that names every fault. With \`TIFFIN_ENVIRONMENT=production\` it also refuses what "in production" says: test keys, the sandbox's
secrets and promo codes, URLs without TLS or on this machine. In a default, \`{NAME}\` stands for the value of another setting.
[Running in production](../production/README.md) says which ones a site needs.
`;

/** Returns the document of all settings, as Markdown. */
export function renderSettings(): string {
  const tables = settingGroups.map(({ title, settings }) => `## ${title}\n\n${tableOf(settings)}`);
  return [INTRODUCTION, ...tables].join('\n');
}

function tableOf(settings: readonly Setting<unknown>[]): string {
  const head = ['setting', 'value', 'default', 'in production', 'meaning'];
  const rows = settings.map((setting) => [
    `\`${setting.name}\``,
    setting.kind,
    standardOf(setting),
    inProduction(setting),
    setting.meaning,
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function standardOf({ standard, standardInWords }: Setting<unknown>): string {
  return standardInWords ?? written(standard);
}

function inProduction({ productionStandard, demand }: Setting<unknown>): string {
  const standard = productionStandard === undefined ? [] : [`default ${written(productionStandard)}`];
  return [...standard, ...(demand ? [demand.says] : [])].join('; ');
}

function written(template: Template): string {
  const text =
    typeof template === 'string'
      ? template
      : template.map((part) => (typeof part === 'string' ? part : `{${part.name}}`)).join('');
  return text === '' ? 'none' : `\`${text}\``;
}
