import type { RemoteRoute } from '@tiffin/contracts';
import type { FastifyInstance } from 'fastify';
import { cachedFor } from '../cached-for';
import type { DeployedRemotes } from '../remotes/deployed-remotes';
import type { GuestToken } from '../session/guest-token';
import type { Settings } from '../settings';
import { listedPaths, merchantRoutes } from './listed-paths';
import { readListedMerchants } from './read-listed-merchants';
import { robotsText } from './robots-text';
import { mostPages, sitemapXml } from './sitemap-xml';

const KEPT_MS = 10 * 60_000;
const RETRY_AFTER_SECONDS = 60;

type Sources = {
  readonly settings: Pick<Settings, 'config' | 'sitemapPoints' | 'languages'>;
  readonly deployed: Pick<DeployedRemotes, 'live'>;
  readonly getGuestToken: () => Promise<GuestToken>;
};

/** Adds `/robots.txt` and `/sitemap.xml`. The services are asked for the sitemap's merchants at most every 10 minutes. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { settings: { config, sitemapPoints: points, languages }, deployed, getGuestToken }: Sources,
): void {
  const { origin: siteUrl, environment, services } = config;
  const isProduction = environment === 'production';
  const routes = async (): Promise<readonly RemoteRoute[]> =>
    Object.values((await deployed.live()).remotes).flatMap(({ routes: stated = [] }) => stated);
  const readSitemap = cachedFor(KEPT_MS, async () => {
    const live = await routes();
    const isAsking = points.length > 0 && merchantRoutes(live).length > 0;
    const merchants = isAsking
      ? await readListedMerchants({ points, most: mostPages(languages), services, getGuestToken })
      : [];
    return sitemapXml(siteUrl, listedPaths(live, merchants), languages);
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText({ siteUrl, isProduction })),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const xml = await readSitemap();
      return await reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', `public, max-age=${KEPT_MS / 1000}`)
        .send(xml);
    } catch (error) {
      request.log.error({ err: error }, 'the merchants of the sitemap cannot be read');
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('retry-after', String(RETRY_AFTER_SECONDS))
        .send('The sitemap cannot be written now. Try again in a minute.');
    }
  });
}
