import type { Call } from '@tiffin/contracts';
import { idempotencyKeySchema, orderSourceHeaderSchema } from '@tiffin/contracts/schemas';
import type { z } from 'zod';
import { PREFIXES } from '../register-call';
import { CALL_TABLES } from './call-tables';
import { componentSchemas } from './component-schemas';
import { jsonSchemaOf } from './json-schema';
import type { JsonSchema } from './json-schema';
import { operationOf } from './operation-of';

/** An OpenAPI document as JSON. */
export type OpenApiDocument = JsonSchema;

/** Returns the OpenAPI 3.1 document of one service, made from its call table. */
export function documentOf(service: Call['service'], publicUrl: string): OpenApiDocument {
  const { title, about, calls } = CALL_TABLES[service];
  const prefix = PREFIXES[service];
  // A service with only one URL has that URL as its path.
  const isOneUrl = Object.values(calls).some(({ path }) => path === '');
  return {
    openapi: '3.1.0',
    info: {
      title: `Tiffin: ${title}`,
      version: '1.0.0',
      description: about,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: isOneUrl ? publicUrl : publicUrl + prefix }],
    paths: pathsOf(calls, isOneUrl ? prefix : ''),
    components: {
      schemas: {
        ...componentSchemas(calls),
        ...(service === 'singleSignOn' && { OAuthError: OAUTH_ERROR }),
      },
      parameters: PARAMETERS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of a person, or the service token that guests share.',
        },
        guest: { type: 'apiKey', in: 'cookie', name: 'tiffin_guest', description: 'Who a guest is.' },
      },
    },
  };
}

function pathsOf(calls: Readonly<Record<string, Call>>, prefix: string): JsonSchema {
  const paths = new Map<string, Record<string, JsonSchema>>();
  for (const [name, row] of Object.entries(calls)) {
    const path = prefix + row.path;
    paths.set(path, { ...paths.get(path), [row.method.toLowerCase()]: operationOf(name, row) });
  }
  return Object.fromEntries(paths);
}

const OAUTH_ERROR = {
  type: 'object',
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
  required: ['error'],
};

function headerSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...plain } = jsonSchemaOf(schema, 'input');
  return plain;
}

const orderSource = (part: string, description: string): JsonSchema => ({
  name: `x-tiffin-order-source${part}`,
  in: 'header',
  description,
  schema: headerSchema(orderSourceHeaderSchema),
});

const PARAMETERS = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of names and sentences: en or zh.',
    schema: { type: 'string', default: 'en;q=0.9' },
  },
  OrderSource: orderSource('', 'Where the order comes from.'),
  OrderSourceId: orderSource('-id', 'Which one of that kind.'),
  OrderSourceSubdomain: orderSource('-subdomain', 'The subdomain by which the person came.'),
  OrderSourceSubdomainId: orderSource('-subdomain-id', 'Whose subdomain it is.'),
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key and body again give the first answer; another body under it is refused.',
    schema: headerSchema(idempotencyKeySchema),
  },
};
