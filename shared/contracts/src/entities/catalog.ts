import { z } from 'zod';
import { latLngSchema } from './basics';
import { merchantSummarySchema } from './merchant';

export const merchantListSchema = z.object({
  merchants: z.array(merchantSummarySchema),
  hasNextPage: z.boolean(),
  paginationToken: z.string().nullable(),
});
export type MerchantList = z.infer<typeof merchantListSchema>;

export const catalogDetailsSchema = z.object({
  catalogId: z.string(),
  name: z.string(),
  description: z.string(),
  merchants: z.array(merchantSummarySchema),
  hasNearbySection: z.boolean(),
  hasCategorySection: z.boolean(),
  location: latLngSchema.extend({ displayName: z.string() }),
  nearbySearchDistance: z.number(),
});
export type CatalogDetails = z.infer<typeof catalogDetailsSchema>;

export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  merchantCount: z.int().min(0),
});
export type Category = z.infer<typeof categorySchema>;

export const workspaceSchema = z.object({
  workspaceId: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  catalogId: z.string().nullable(),
  teamId: z.string().nullable(),
  location: latLngSchema.extend({ displayName: z.string() }),
});
export type Workspace = z.infer<typeof workspaceSchema>;
