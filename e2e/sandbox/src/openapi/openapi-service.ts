import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { PREFIXES } from '../register-call';
import { pageHeaders } from '../services/sso/page-headers';
import { DOCUMENTED_SERVICES } from './call-tables';
import { documentOf } from './document-of';
import { renderDocs } from './render-docs';

const STYLES = join(dirname(fileURLToPath(import.meta.url)), 'assets/docs.css');

/** Publishes an OpenAPI document for each service, at its own URL, and the documentation page. */
export async function openApiService(
  app: FastifyInstance,
  { options }: { readonly options: { readonly publicUrl: string; readonly shellUrl: string } },
): Promise<void> {
  for (const service of DOCUMENTED_SERVICES) {
    const document = once(() => documentOf(service, options.publicUrl));
    app.get(`${PREFIXES[service]}/openapi.json`, async () => document());
  }
  const page = once(() => renderDocs(options.shellUrl));
  app.get('/docs', async (_request, reply) =>
    reply.headers(pageHeaders([])).type('text/html; charset=utf-8').send(page()),
  );
  const styles = await readFile(STYLES);
  app.get('/docs/docs.css', async (_request, reply) =>
    reply.header('x-content-type-options', 'nosniff').type('text/css; charset=utf-8').send(styles),
  );
}

/** Makes a value at its first use, so that the documentation does not delay the start. */
function once<Value>(make: () => Value): () => Value {
  const made: Value[] = [];
  return () => {
    const [value = make()] = made;
    made[0] = value;
    return value;
  };
}
