import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Settings } from './settings';

const require = createRequire(import.meta.url);

/**
 * Adds the route of the map's worker, because a browser starts workers only from the origin of the page. Its own policy lets it read the style's tiles and nothing else.
 */
export async function mapWorkerRoute(
  app: FastifyInstance,
  { config, mapOrigins }: Pick<Settings, 'config' | 'mapOrigins'>,
): Promise<void> {
  if (!config.map) return;
  const content = await readFile(require.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'));
  const origins = [new URL(config.map.styleUrl).origin, ...mapOrigins];
  app.get(new URL(config.map.workerUrl).pathname, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', `default-src 'none'; connect-src ${origins.join(' ')}`)
      .send(content),
  );
}
