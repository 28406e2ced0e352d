import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ERROR_STATUSES } from '@tiffin/contracts';
import type { Call } from '@tiffin/contracts';
import { errorTypesOf } from '@tiffin/contracts/schemas';
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

  it('has whole schemas: none refers to another', () => {
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  });

  it('gives every error of each call under its status', () => {
    for (const { operation } of operationsOf(document))
      for (const type of errorTypesOf(callOf(service, operation)))
        for (const status of ERROR_STATUSES[type])
          expect(partOf(partOf(operation, 'responses'), String(status))['description']).toContain(type);
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
  expect(find('placeOrder')['parameters']).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
  );
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

function callOf(service: Call['service'], { operationId }: JsonSchema): Call {
  const row = CALL_TABLES[service].calls[String(operationId)];
  if (!row) throw new Error(`No call of ${service} is ${String(operationId)}.`);
  return row;
}

function recordsIn(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return propertiesOf({ properties: schema });
}
