import type { AnalyticsEvent, FlagValue, ResourceSet } from '@tiffin/contracts';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Flags that were set: for everybody (no targeting key) or for one person. */
export const flagSettings = pgTable(
  'flag_settings',
  {
    key: text().notNull(),
    targetingKey: text('targeting_key').notNull().default(''),
    value: jsonb().$type<FlagValue>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.targetingKey] })],
);

/** Texts of the content management service that override the seeded ones. */
export const resourceSets = pgTable(
  'resource_sets',
  {
    name: text().notNull(),
    locale: text().notNull(),
    resources: jsonb().$type<ResourceSet>().notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.locale] })],
);

/** Analytics events. Each is stored once. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    eventId: text('event_id').primaryKey(),
    batchDeliveryUuid: text('batch_delivery_uuid').notNull(),
    entityId: text('entity_id').notNull(),
    eventType: text('event_type').notNull(),
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
    event: jsonb().$type<AnalyticsEvent>().notNull(),
  },
  (table) => [index('analytics_events_entity').on(table.entityId, table.eventType)],
);

/** Errors that pages reported. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: text().primaryKey(),
    project: text().notNull(),
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
    report: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index('error_reports_received').on(table.receivedAt)],
);
