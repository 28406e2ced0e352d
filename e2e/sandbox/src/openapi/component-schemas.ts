import type { Call } from '@tiffin/contracts';
import { z } from 'zod';
import type { JsonSchema } from './json-schema';
import { NAMED_ENTITIES } from './named-entities';

const PREFIX = '#/components/schemas/';

/** Returns the name under which a document lists the answer of a call. */
export function answerName(call: string): string {
  return `${call.charAt(0).toUpperCase()}${call.slice(1)}Answer`;
}

/** Returns a reference to a named schema of the same document. */
export function referenceTo(name: string): JsonSchema {
  return { $ref: PREFIX + name };
}

/**
 * Returns the named schemas that a service's calls need: their answers, the error and the nested entities.
 */
export function componentSchemas(
  calls: Readonly<Record<string, Call>>,
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(NAMED_ENTITIES)) registry.add(schema, { id: name });
  const roots = ['ErrorBody'];
  for (const [name, { response }] of Object.entries(calls)) {
    roots.push(answerName(name));
    // An answer that is an entity already has the entity's name. A copy can have a name of its own.
    registry.add(registry.has(response) ? response.clone() : response, { id: answerName(name) });
  }
  const all = z.toJSONSchema(registry, { io: 'output', uri: (id) => PREFIX + id }).schemas;
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

/** Returns the names of the schemas that a schema refers to. */
export function referencesIn(schema: JsonSchema): readonly string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
}
