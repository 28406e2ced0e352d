import { ERROR_STATUSES } from '@tiffin/contracts';
import type { Call, ErrorType } from '@tiffin/contracts';
import {
  errorBodySchema,
  errorTypesOf,
  idempotencyKeySchema,
  identifierSchema,
  OTHER_SERVICES,
} from '@tiffin/contracts/schemas';
import { z } from 'zod';
import { SENTENCES } from '../errors/sentences';
import { HEADERS } from '../register-call';
import { exampleOf } from './example-of';
import { jsonSchemaOf, propertiesOf } from './json-schema';
import type { JsonSchema } from './json-schema';

const SECURITY = {
  none: [],
  any: [{ bearer: [] }, { guest: [] }, {}],
  user: [{ bearer: [] }],
} as const;
const OUR_HEADERS = HEADERS.extend({ 'accept-language': z.string().default('en;q=0.9') });
const KEY_HEADER = z.object({ 'idempotency-key': idempotencyKeySchema.optional() });
const OAUTH_ERROR = z.looseObject({ error: z.string(), error_description: z.string().optional() });

/** Returns one call as an operation of OpenAPI 3.1, with examples. */
export function operationOf(name: string, row: Call): JsonSchema {
  const answer = jsonSchemaOf(row.response, 'output');
  return {
    operationId: name,
    summary: row.summary,
    security: SECURITY[row.auth],
    parameters: parametersOf(row),
    ...(row.body && { requestBody: requestBodyOf(row.body, row.bodyFormat) }),
    responses: {
      200: {
        description: row.isStream ? 'Server-sent events. The data of each is JSON of this schema.' : 'Done.',
        content: {
          [row.isStream ? 'text/event-stream' : 'application/json']: {
            schema: answer,
            example: exampleOf(answer),
          },
        },
      },
      ...refusalsOf(row),
    },
  };
}

function parametersOf({ service, path, query, takesIdempotencyKey }: Call): readonly JsonSchema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isOther = OTHER_SERVICES.some((other) => other === service);
  return [
    ...parametersIn('path', z.object(Object.fromEntries(names.map((name) => [name, identifierSchema])))),
    ...(query ? parametersIn('query', query) : []),
    ...(isOther ? [] : parametersIn('header', OUR_HEADERS)),
    ...(takesIdempotencyKey ? parametersIn('header', KEY_HEADER) : []),
  ];
}

function parametersIn(place: 'path' | 'query' | 'header', schema: z.ZodType): readonly JsonSchema[] {
  const fields = jsonSchemaOf(schema, 'input');
  const required = [fields['required']].flat();
  return propertiesOf(fields).map(([name, part]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: part,
    ...(place !== 'header' && { example: exampleOf(part, name) }),
  }));
}

function requestBodyOf(body: NonNullable<Call['body']>, format: Call['bodyFormat']): JsonSchema {
  const schema = jsonSchemaOf(body, 'input');
  const type = format === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema, example: exampleOf(schema) } } };
}

/** Returns the refusals of a call by status, with the sentences that people read. */
function refusalsOf(row: Call): Readonly<Record<string, JsonSchema>> {
  const types = errorTypesOf(row);
  const statuses = new Set(types.flatMap(statusesOf));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const own = types.filter((type) => statusesOf(type).includes(status));
      return [
        status,
        {
          description: own.map((type) => `${type}: ${SENTENCES[type]?.message.en ?? ''}.`).join(' '),
          content: { 'application/json': { schema: errorSchemaOf(row, own) } },
        },
      ];
    }),
  );
}

function statusesOf(type: ErrorType): readonly number[] {
  return ERROR_STATUSES[type];
}

function errorSchemaOf({ service }: Call, types: readonly string[]): JsonSchema {
  // The provider answers as OAuth 2 requires (RFC 6749, section 5.2).
  if (service === 'singleSignOn') return jsonSchemaOf(OAUTH_ERROR, 'output');
  const { error } = errorBodySchema.shape;
  return jsonSchemaOf(z.looseObject({ error: error.extend({ type: z.enum(types) }) }), 'output');
}
