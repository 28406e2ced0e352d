import type { Call } from '@tiffin/contracts';
import { identifierSchema, OTHER_SERVICES } from '@tiffin/contracts/schemas';
import { answerName, referenceTo } from './component-schemas';
import { errorsByStatus } from './describe-errors';
import type { DescribedError } from './describe-errors';
import { EXAMPLE_VALUES } from './example-values';
import { exampleOf } from './example-of';
import { jsonSchemaOf, propertiesOf } from './json-schema';
import type { JsonSchema } from './json-schema';

const SECURITY = {
  none: [],
  any: [{ bearer: [] }, { guest: [] }, {}],
  user: [{ bearer: [] }],
} as const;

/** Returns one call as an operation of OpenAPI 3.1, with examples. */
export function operationOf(name: string, row: Call): JsonSchema {
  return {
    operationId: name,
    summary: row.summary,
    security: SECURITY[row.auth],
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(row)],
    ...(row.body && { requestBody: requestBodyOf(row.body, row.bodyFormat) }),
    responses: {
      200: {
        description: row.isStream ? 'Server-sent events. The data of each is JSON of this schema.' : 'Done.',
        content: {
          [row.isStream ? 'text/event-stream' : 'application/json']: {
            schema: referenceTo(answerName(name)),
            example: exampleOf(jsonSchemaOf(row.response, 'output')),
          },
        },
      },
      ...Object.fromEntries(errorsByStatus(row).map(([status, errors]) => [status, refusalOf(row, errors)])),
    },
  };
}

function pathParameters({ path }: Call): readonly JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: withoutDialect(jsonSchemaOf(identifierSchema, 'input')),
    example: String(EXAMPLE_VALUES[name] ?? name),
  }));
}

function queryParameters({ query }: Call): readonly JsonSchema[] {
  if (!query) return [];
  const schema = jsonSchemaOf(query, 'input');
  const required = [schema['required']].flat();
  return propertiesOf(schema).map(([name, part]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: part,
    example: exampleOf(part, name),
  }));
}

function headerParameters({ service, takesIdempotencyKey }: Call): readonly JsonSchema[] {
  const names = OTHER_SERVICES.some((other) => other === service)
    ? []
    : ['AcceptLanguage', 'OrderSource', 'OrderSourceId', 'OrderSourceSubdomain', 'OrderSourceSubdomainId'];
  return [...names, ...(takesIdempotencyKey ? ['IdempotencyKey'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
}

function requestBodyOf(body: NonNullable<Call['body']>, format: Call['bodyFormat']): JsonSchema {
  const schema = withoutDialect(jsonSchemaOf(body, 'input'));
  const type = format === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema, example: exampleOf(schema) } } };
}

function refusalOf({ service }: Call, errors: readonly DescribedError[]): JsonSchema {
  const types = errors.map(({ type }) => type);
  const [first] = errors;
  if (service === 'singleSignOn')
    return {
      description: 'Refused as OAuth 2 says (RFC 6749, 5.2).',
      content: {
        'application/json': { schema: referenceTo('OAuthError'), example: { error: 'invalid_request' } },
      },
    };
  return {
    description: errors.map(({ type, words }) => `${type}: ${words}.`).join(' '),
    content: {
      'application/json': {
        schema: {
          allOf: [
            referenceTo('ErrorBody'),
            { properties: { error: { properties: { type: { enum: types } } } } },
          ],
        },
        example: { error: { type: first?.type, message: first?.words } },
      },
    },
  };
}

function withoutDialect({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
