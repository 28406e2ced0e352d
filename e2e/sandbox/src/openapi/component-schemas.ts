import type { Call } from '@tiffin/contracts';
import { z } from 'zod';
import type { JsonSchema } from './json-schema';
import { NAMED_ENTITIES } from './named-entities';

const PLACE = '#/components/schemas/';

/** The name under which a document keeps what a call answers. */
export function answerName(call: string): string {
  return `${call.charAt(0).toUpperCase()}${call.slice(1)}Answer`;
}

/** Points to a named schema of the same document. */
export function referenceTo(name: string): JsonSchema {
  return { $ref: PLACE + name };
}

/** The named schemas that a service's calls need: their answers, the error, and the entities inside. */
export function componentSchemas(
  calls: Readonly<Record<string, Call>>,
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(NAMED_ENTITIES)) registry.add(schema, { id: name });
  const roots = ['ErrorBody'];
  for (const [name, { response }] of Object.entries(calls)) {
    roots.push(answerName(name));
    // An answer that is an entity has that entity's name already: a copy can have one of its own.
    registry.add(registry.has(response) ? response.clone() : response, { id: answerName(name) });
  }
  const all = z.toJSONSchema(registry, { io: 'output', uri: (id) => PLACE + id }).schemas;
  return reachable(all, roots);
}

function reachable(
  all: Readonly<Record<string, JsonSchema>>,
  roots: readonly string[],
): Readonly<Record<string, JsonSchema>> {
  const kept = new Map<string, JsonSchema>();
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = all[name];
    if (!schema || kept.has(name)) continue;
    const { $id: _id, $schema: _schema, ...plain } = schema;
    kept.set(name, plain);
    waiting.push(...referencesIn(plain));
  }
  return Object.fromEntries([...kept].sort(([one], [other]) => one.localeCompare(other)));
}

/** The names of the schemas that a schema points to. */
export function referencesIn(schema: JsonSchema): readonly string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
}
