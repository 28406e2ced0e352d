import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tiffin/contracts';

export type StoredFloor = {
  readonly floorId: string;
  readonly name: string;
  readonly secured: boolean;
  readonly dropZones: readonly { readonly dropZoneId: string; readonly name: string }[];
};

/**
 * The daily maximum that a team's account pays for one person, in micro units. The day begins at midnight in
 * `timeZone`.
 */
export type DailyLimit = {
  readonly amountMicro: number;
  readonly currencyCode: CurrencyCode;
  readonly timeZone: string;
};

export const teams = pgTable(
  'teams',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    industry: text().notNull(),
    /** A secured team requires a proven work e-mail. */
    secured: boolean().notNull(),
    inviteOnly: boolean('invite_only').notNull(),
    /** Domains whose work e-mails belong to the team; empty means any. */
    emailDomains: jsonb('email_domains').$type<readonly string[]>().notNull(),
    /** E-mail addresses that may join, if the team keeps a list; otherwise null. */
    allowedEmails: jsonb('allowed_emails').$type<readonly string[] | null>(),
    /** Null if the organisation has set none. */
    dailyLimit: jsonb('daily_limit').$type<DailyLimit | null>(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /**
     * The creator, until they prove an e-mail address of the team's domain. Until then only they see the team.
     * Null once proven.
     */
    pendingOwnerId: text('pending_owner_id'),
  },
  (table) => [
    index('teams_email_domains').using('gin', table.emailDomains.op('jsonb_path_ops')),
    index('teams_name').on(sql`lower(${table.name})`),
    index('teams_pending_owner').on(table.pendingOwnerId),
  ],
);

export const teamLocations = pgTable(
  'team_locations',
  {
    id: text().primaryKey(),
    teamId: text('team_id').notNull(),
    googlePlaceId: text('google_place_id').notNull(),
    displayName: text('display_name').notNull(),
    extendedDisplayName: text('extended_display_name').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    secured: boolean().notNull(),
    floors: jsonb().$type<readonly StoredFloor[]>().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('team_locations_place').on(table.teamId, table.googlePlaceId)],
);

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: text('team_id').notNull(),
    externalUserId: text('external_user_id').notNull(),
    locationId: text('location_id').notNull(),
    floorId: text('floor_id'),
    dropZoneId: text('drop_zone_id'),
    /** An admin sees the team's people and changes its locations. */
    role: text({ enum: ['ADMIN', 'MEMBER'] })
      .notNull()
      .default('MEMBER'),
    joinedAt: bigint('joined_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.externalUserId] })],
);

/** A person's work e-mail and the code that proves it. */
export const workEmails = pgTable(
  'work_emails',
  {
    externalUserId: text('external_user_id').notNull(),
    /** In lower case. */
    email: text().notNull(),
    codeHash: text('code').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    verifiedAt: bigint('verified_at', { mode: 'number' }),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.externalUserId, table.email] })],
);
