/** A table or an index that a statement reads from end to end. */
export type WholeRead = { readonly name: string; readonly text: string };

/** Returns the tables and indexes that are read from end to end, by the answer to `explain (format json)`. */
export function readPlan(text: string, rows: readonly unknown[]): readonly WholeRead[] {
  const [row] = rows;
  const plans: unknown = Object(row)['QUERY PLAN'];
  return nodesOf(typeof plans === 'string' ? JSON.parse(plans) : plans).flatMap((node) => {
    const name = nameOf(node);
    return name === undefined ? [] : [{ name, text }];
  });
}

function nameOf(node: Node): string | undefined {
  switch (node['Node Type']) {
    case 'Seq Scan':
      return String(node['Relation Name']);
    case 'Index Scan':
    case 'Index Only Scan':
      // Without a condition, the index only gives the order.
      return node['Index Cond'] === undefined ? String(node['Index Name']) : undefined;
    default:
      return undefined;
  }
}

type Node = Readonly<Record<string, unknown>>;

/** Returns every node of a plan, whatever holds it: `Plan`, `Plans`, or a list of statements. */
function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const node: Node = { ...value };
  return [node, ...nodesOf(node['Plan']), ...nodesOf(node['Plans'])];
}
