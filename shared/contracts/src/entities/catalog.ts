import { z } from 'zod';
import { latLngSchema } from './basics';
import { merchantSummarySchema } from './merchant';
import { requiredTextSchema } from './reading';

export const merchantListSchema = z.object({
  merchants: z.array(merchantSummarySchema),
  hasNextPage: z.boolean(),
  paginationToken: requiredTextSchema.nullable(),
});
export type MerchantList = z.infer<typeof merchantListSchema>;

export const catalogDetailsSchema = z.object({
  catalogId: requiredTextSchema,
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
  id: requiredTextSchema,
  name: z.string(),
  imageUrl: z.string(),
  merchantCount: z.int().min(0),
});
export type Category = z.infer<typeof categorySchema>;

export const workspaceSchema = z.object({
  workspaceId: requiredTextSchema,
  name: z.string(),
  imageUrl: z.string().nullable(),
  catalogId: requiredTextSchema.nullable(),
  teamId: requiredTextSchema.nullable(),
  location: latLngSchema.extend({ displayName: z.string() }),
});
export type Workspace = z.infer<typeof workspaceSchema>;
