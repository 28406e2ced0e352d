import type { CrowdSize } from './crowd-size';

/** Returns statements for merchants like a seeded one, each of its own brand, with menus without dishes. */
export function contentOfCrowd({ merchants }: Pick<CrowdSize, 'merchants'>): readonly string[] {
  return [
    `insert into merchants (id, external_id, latitude, longitude, record)
     select 'm_crowd-' || n, 'crowd-' || n, lat, lng,
       model.record || jsonb_build_object(
         'id', 'm_crowd-' || n,
         'externalId', 'crowd-' || n,
         'latLng', jsonb_build_object('latitude', lat, 'longitude', lng),
         'brand', jsonb_build_object('id', 'b_crowd-' || n, 'externalId', 'crowd-' || n, 'name', 'Crowd ' || n))
     from generate_series(1, ${merchants}) n
     cross join lateral (
       select -50 + (n::bigint * 7919 % 10000) / 100.0 as lat, -180 + (n::bigint * 104729 % 36000) / 100.0 as lng
     ) place
     cross join (select record from merchants where id = 'm_lucknow-lunch-home') model`,
    `insert into menus (id, merchant_id, revision, document)
     select 'menu_crowd-' || n, 'm_crowd-' || n, 1, '{"items": {}, "rules": {}, "categories": [], "drafts": {}}'
     from generate_series(1, ${merchants}) n`,
  ];
}
