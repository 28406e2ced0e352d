import { partOf, partsOf, propertiesOf, typesOf } from '../json-schema';
import type { JsonSchema } from '../json-schema';

/** A row of the field table: its path, its type in words, and the named entity that it is or contains. */
export type FieldRow = {
  readonly path: string;
  readonly type: string;
  readonly entity: string | undefined;
  readonly isRequired: boolean;
};

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

/** Returns the fields of an object's schema at every depth. Named entities are not expanded. */
export function fieldRows(schema: JsonSchema, above = ''): readonly FieldRow[] {
  const required = [schema['required']].flat();
  return propertiesOf(schema).flatMap(([name, part]) => {
    const path = above ? `${above}.${name}` : name;
    const inner = innerOf(part);
    const row = {
      path,
      type: typeWords(part),
      entity: entityOf(inner.schema),
      isRequired: required.includes(name),
    };
    return [row, ...fieldRows(inner.schema, path + inner.suffix)];
  });
}

/** Returns a type in words. */
export function typeWords(schema: JsonSchema): string {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    const words = [...new Set(alternatives.map(typeWords))];
    return words.join(' or ');
  }
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].join(', ');
  const entity = entityOf(schema);
  if (entity) return entity;
  return typesOf(schema)
    .map((type) => wordsOf(String(type), schema))
    .join(' or ');
}

function wordsOf(type: string, schema: JsonSchema): string {
  switch (type) {
    case 'string':
      return textWords(schema);
    case 'integer':
      return `whole number${boundsOf(schema)}`;
    case 'number':
      return `number${boundsOf(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list of ${typeWords(partOf(schema, 'items'))}`;
    case 'object':
      return 'properties' in schema
        ? 'object'
        : `map to ${typeWords(partOf(schema, 'additionalProperties'))}`;
    case 'null':
      return 'null';
    default:
      return 'anything';
  }
}

function textWords(schema: JsonSchema): string {
  if (schema['format'] === 'date-time') return 'instant';
  if (typeof schema['format'] === 'string') return schema['format'];
  const maximum = schema['maxLength'];
  return typeof maximum === 'number' ? `text, at most ${maximum}` : 'text';
}

function boundsOf({ minimum, maximum }: JsonSchema): string {
  const from = typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  const to = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : '';
  return from + to;
}

/** Returns the object that a field is or contains, and the suffix of its path. */
function innerOf(schema: JsonSchema): { readonly schema: JsonSchema; readonly suffix: string } {
  const [whole] = alternativesOf(schema).filter((one) => one['type'] !== 'null');
  if (whole) return innerOf(whole);
  if (typesOf(schema).includes('array')) {
    const item = innerOf(partOf(schema, 'items'));
    return { schema: item.schema, suffix: `[]${item.suffix}` };
  }
  if (typesOf(schema).includes('object') && !('properties' in schema)) {
    const value = innerOf(partOf(schema, 'additionalProperties'));
    return { schema: value.schema, suffix: `{}${value.suffix}` };
  }
  return { schema, suffix: '' };
}

function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return [...partsOf(schema, 'anyOf'), ...partsOf(schema, 'oneOf')];
}

function entityOf({ $ref: reference }: JsonSchema): string | undefined {
  return typeof reference === 'string' ? REFERENCE.exec(reference)?.[1] : undefined;
}
