import type { Call } from '@tiffin/contracts';
import { PREFIXES } from '../register-call';
import { CALL_TABLES } from './call-tables';
import type { JsonSchema } from './json-schema';
import { operationOf } from './operation-of';

/** Returns the OpenAPI 3.1 document of one service, made from its call table. */
export function documentOf(service: Call['service'], publicUrl: string): JsonSchema {
  const { title, about, calls } = CALL_TABLES[service];
  const prefix = PREFIXES[service];
  // A service with only one URL has that URL as its path.
  const isOneUrl = Object.values(calls).some(({ path }) => path === '');
  const paths = new Map<string, JsonSchema>();
  for (const [name, row] of Object.entries(calls)) {
    const path = row.path || prefix;
    paths.set(path, { ...paths.get(path), [row.method.toLowerCase()]: operationOf(name, row) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `Tiffin: ${title}`,
      version: '1.0.0',
      description: about,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: isOneUrl ? publicUrl : publicUrl + prefix }],
    paths: Object.fromEntries(paths),
    components: {
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
