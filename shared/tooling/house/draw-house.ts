/** A package of the workspace, and those of the workspace that it needs when it runs. */
export type Room = { readonly folder: string; readonly needs: readonly string[] };

/** Rooms that the picture shows as one, by the beginning of their folders. */
const WINGS: Readonly<Record<string, string>> = { 'mfe-': 'remotes', 'e2e/': 'e2e' };
/** What only tests and commands use. */
const TOOLS = ['shared/testing', 'shared/tooling'];

/**
 * Returns a Mermaid flowchart of the rooms, from those that use to those that are used. An arrow that others imply is left
 * out: who needs a room may also need what that one needs.
 */
export function drawHouse(rooms: readonly Room[]): string {
  const needs = needsByName(rooms);
  const arrows = [...needs].flatMap(([name, others]) => {
    const implied = new Set([...others].flatMap((other) => [...reachedFrom(other, needs)]));
    return [...others].filter((other) => !implied.has(other)).map((other) => `  ${name} --> ${other}`);
  });
  return ['flowchart TB', ...arrows.sort()].join('\n');
}

type Needs = ReadonlyMap<string, ReadonlySet<string>>;

function needsByName(rooms: readonly Room[]): Needs {
  const needs = new Map<string, Set<string>>();
  for (const { folder, needs: own } of rooms) {
    if (TOOLS.includes(folder)) continue;
    const name = nameOf(folder);
    const all = needs.get(name) ?? new Set();
    for (const other of own.filter((one) => !TOOLS.includes(one)).map(nameOf))
      if (other !== name) all.add(other);
    needs.set(name, all);
  }
  return needs;
}

function nameOf(folder: string): string {
  const wing = Object.keys(WINGS).find((start) => folder.startsWith(start));
  return (wing !== undefined && WINGS[wing]) || folder.replace('shared/', '');
}

function reachedFrom(name: string, needs: Needs, reached = new Set<string>()): ReadonlySet<string> {
  for (const other of needs.get(name) ?? []) {
    if (reached.has(other)) continue;
    reached.add(other);
    reachedFrom(other, needs, reached);
  }
  return reached;
}
