import { EXAMPLE_VALUES } from './example-values';
import { partOf, partsOf, propertiesOf } from './json-schema';
import type { JsonSchema } from './json-schema';

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-23T12:30:00-05:00',
  date: '2026-11-23',
  email: 'ana@northlight.example',
  uri: 'http://localhost:4000/auth/realms/tiffin/protocol/openid-connect/token',
  uuid: '6f2c1a52-6d0b-4b0e-9a53-0d9f6a8d6c11',
};
const ENOUGH_MICRO = 12_500_000;

/**
 * Returns a plausible value for a schema, with every optional field. `name` is the field that holds the
 * value.
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return choiceOf(schema['enum'], name);
  const alternatives = [...partsOf(schema, 'anyOf'), ...partsOf(schema, 'oneOf')];
  const [first] = alternatives.filter((one) => one['type'] !== 'null');
  if (first) return exampleOf(first, name);
  const types = [schema['type']].flat();
  if (types.includes('object')) return objectOf(schema, name);
  const members = partsOf(schema, 'prefixItems');
  if (members.length > 0) return members.map((member) => exampleOf(member, name));
  if (types.includes('array')) return [exampleOf(partOf(schema, 'items'), name.replace(/s$/, ''))];
  if (types.includes('string')) return textOf(schema, name);
  if (types.includes('integer') || types.includes('number')) return numberOf(schema, name);
  if (types.includes('boolean')) return true;
  return types.includes('null') ? null : {};
}

function choiceOf(values: readonly unknown[], name: string): unknown {
  const wanted = EXAMPLE_VALUES[name];
  if (values.includes(wanted)) return wanted;
  return values.find((value) => !String(value).startsWith('UNKNOWN')) ?? values[0];
}

function objectOf(schema: JsonSchema, name: string): Readonly<Record<string, unknown>> {
  const values = partOf(schema, 'additionalProperties');
  if ('properties' in schema || !('additionalProperties' in schema))
    return Object.fromEntries(propertiesOf(schema).map(([key, inner]) => [key, exampleOf(inner, key)]));
  return { [exampleKey(name)]: exampleOf(values, name) };
}

function exampleKey(name: string): string {
  return name === 'creditMap' ? 'CAD' : 'example';
}

function textOf(schema: JsonSchema, name: string): string {
  const format = schema['format'];
  if (typeof format === 'string' && BY_FORMAT[format]) return BY_FORMAT[format];
  const value = EXAMPLE_VALUES[name];
  if (value !== undefined) return String(value);
  if (/Url$|_endpoint$|_uri$/.test(name)) return 'http://localhost:4000/pictures/example.svg';
  const minimum = Number(schema['minLength'] ?? 0);
  const maximum = Number(schema['maxLength'] ?? 200);
  return (name || 'text').padEnd(minimum, '-').slice(0, maximum);
}

function numberOf(schema: JsonSchema, name: string): number {
  const minimum = Number(schema['minimum'] ?? 0);
  const maximum = Number(schema['maximum'] ?? Number.MAX_SAFE_INTEGER);
  const value = EXAMPLE_VALUES[name];
  const wanted = typeof value === 'number' ? value : name.endsWith('Micro') ? ENOUGH_MICRO : 1;
  return Math.min(Math.max(wanted, minimum), maximum);
}
