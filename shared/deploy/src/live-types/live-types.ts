import type { RemoteBuild } from '@tiffin/contracts';

type Live = Pick<RemoteBuild, 'contract' | 'slots' | 'routes' | 'screens'>;

/**
 * Returns a module of types about the live remotes: their contracts, the paths that a link may lead to, and who fills which slot.
 * Remotes never import each other, so there is nothing else of another remote to have a type for.
 */
export function liveTypes(remotes: Readonly<Record<string, Live>>): string {
  const entries = Object.entries(remotes).sort(([a], [b]) => a.localeCompare(b));
  const contracts = entries.map(([name, { contract }]): Member => [name, String(contract)]);
  const paths = entries.map(([name, { routes, screens }]): Member => {
    const patterns = routes?.map(({ path }) => path) ?? Object.keys(screens);
    return [name, union(patterns)];
  });
  const filled = [...new Set(entries.flatMap(([, { slots }]) => slots))].sort();
  const slots = filled.map((slot): Member => {
    const by = entries.filter(([, live]) => live.slots.includes(slot)).map(([name]) => name);
    return [slot, union(by)];
  });
  return [
    '// "remote types" has written this from the registry. Run it again instead of changing it.',
    '',
    '/** The contract of each live remote. */',
    type('LiveContracts', contracts),
    '',
    '/** The paths of each live remote, as route patterns. */',
    type('LivePaths', paths),
    '',
    '/** The remotes that fill each slot. */',
    type('LiveSlots', slots),
    '',
  ].join('\n');
}

type Member = readonly [name: string, type: string];

function type(name: string, members: readonly Member[]): string {
  const lines = members.map(([member, of]) => `  readonly ${quoted(member)}: ${of};`);
  return [`export type ${name} = {`, ...lines, '};'].join('\n');
}

function union(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map(quoted).join(' | ');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
