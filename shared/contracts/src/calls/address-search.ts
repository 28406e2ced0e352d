import { z } from 'zod';
import { lineSchema, queryCountSchema, queryNumberSchema } from '../entities/basics';
import type { Call } from './call';

/** A place as Photon describes it. Every field but the id and the type can be missing. */
const placeSchema = z.object({
  osm_type: z.enum(['N', 'W', 'R']),
  osm_id: z.int(),
  type: z.enum(['house', 'street', 'locality', 'district', 'city', 'county', 'state', 'country', 'other']),
  name: z.string().optional(),
  housenumber: z.string().optional(),
  street: z.string().optional(),
  postcode: z.string().optional(),
  district: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  countrycode: z.string().length(2).optional(),
});

const featureSchema = z.object({
  type: z.literal('Feature'),
  geometry: z.object({
    type: z.literal('Point'),
    /** Longitude, then latitude. */
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
  properties: placeSchema,
});

/** The search for addresses, in the shape of Photon's API. */
export const addressSearch = {
  searchAddresses: {
    extension: 'addressSearch',
    service: 'addressSearch',
    summary: 'Places whose address fits a text, those near the given point first.',
    method: 'GET',
    path: '/api',
    auth: 'none',
    query: z.object({
      q: lineSchema(200).min(1),
      lat: queryNumberSchema(z.number().min(-90).max(90)).optional(),
      lon: queryNumberSchema(z.number().min(-180).max(180)).optional(),
      limit: queryCountSchema(1, 50).optional(),
      lang: lineSchema(10).optional(),
    }),
    response: z.object({ type: z.literal('FeatureCollection'), features: z.array(featureSchema) }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
