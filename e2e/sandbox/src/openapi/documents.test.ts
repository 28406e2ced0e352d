import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { CALL_TABLES, DOCUMENTED_SERVICES } from './call-tables';
import { documentOf } from './document-of';
import { partOf, propertiesOf } from './json-schema';
import type { JsonSchema } from './json-schema';

const documents = DOCUMENTED_SERVICES.map(
  (service) => [service, documentOf(service, 'http://localhost:4000')] as const,
);

describe.each(documents)('the OpenAPI document of %s', (service, document) => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call of its table, and no other', () => {
    const described = operationsOf(document).map(({ method, path, operation }) => [
      operation['operationId'],
      `${method} ${path}`,
      operation['summary'],
    ]);
    const calls = Object.entries(CALL_TABLES[service].calls).map(([name, { method, path, summary }]) => [
      name,
      `${method.toLowerCase()} ${path || '/ip-lookup'}`,
      summary,
    ]);
    expect(described.sort()).toEqual(calls.sort());
  });

  it('has examples that fit its schemas, of every parameter, body, answer and error', () => {
    const { check, count } = exampleChecker(document);
    const wrong = operationsOf(document).flatMap(({ operation }) => check(operation));
    expect(wrong).toEqual([]);
    expect(count()).toBeGreaterThanOrEqual(Object.keys(CALL_TABLES[service].calls).length * 2);
  });

  it('points only to what it has', () => {
    const kept = new Set(Object.keys(partOf(partOf(document, 'components'), 'schemas')));
    const wanted = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(wanted.filter((name) => !kept.has(name))).toEqual([]);
  });
});

it('says what a query, a body and a key are', () => {
  const document = documentOf('main', 'http://localhost:4000');
  const find = (id: string): JsonSchema =>
    operationsOf(document).find(({ operation }) => operation['operationId'] === id)?.operation ?? {};
  expect(find('getMenus')['parameters']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'merchantExternalId', in: 'query', required: true }),
      expect.objectContaining({ name: 'excludeChoices', required: false, schema: { type: 'boolean' } }),
    ]),
  );
  expect(find('placeOrder')['parameters']).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
  expect(find('placeOrder')['security']).toEqual([{ bearer: [] }]);
  const body = partOf(partOf(partOf(find('putCartConfig'), 'requestBody'), 'content'), 'application/json');
  expect(propertiesOf(partOf(body, 'schema')).map(([name]) => name)).toEqual([
    'selectedTipOptionId',
    'customTipAmountMicro',
  ]);
});

type Described = { readonly method: string; readonly path: string; readonly operation: JsonSchema };

function operationsOf(document: JsonSchema): readonly Described[] {
  return recordsIn(partOf(document, 'paths')).flatMap(([path, methods]) =>
    recordsIn(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** Checks examples by a second reader of JSON Schema, which knows nothing of zod. */
function exampleChecker(document: JsonSchema): {
  readonly check: (operation: JsonSchema) => readonly string[];
  readonly count: () => number;
} {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(JSON.parse(JSON.stringify(document)), 'document');
  let checked = 0;
  const check = (part: unknown): readonly string[] => {
    if (typeof part !== 'object' || part === null) return [];
    if ('example' in part && 'schema' in part) {
      checked += 1;
      const text = JSON.stringify(part.schema).replaceAll('"#/', '"document#/');
      const validate = ajv.compile(JSON.parse(text));
      return validate(part.example)
        ? []
        : [`${ajv.errorsText(validate.errors)}: ${JSON.stringify(part.example)}`];
    }
    return Object.values(part).flatMap(check);
  };
  return { check, count: () => checked };
}

function recordsIn(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return propertiesOf({ properties: schema });
}
