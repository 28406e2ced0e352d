import type { Service } from '../service';
import { mapStyle } from './map-style';

/** The style of the map, with the streets of the gazetteer as its only source. It needs no tiles, glyphs or sprites. */
export const mapService: Service = async (app) => {
  const style = mapStyle();
  app.get('/map/style.json', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
      .send(style),
  );
};
