ALTER TABLE "fulfillment_guests" ADD COLUMN "card_declined_at" bigint;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "role" text DEFAULT 'MEMBER' NOT NULL;--> statement-breakpoint
-- Whoever created a team joined it first. Members of the demonstration teams have no account.
UPDATE "team_members" SET "role" = 'ADMIN'
WHERE EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "team_members"."external_user_id")
AND "joined_at" = (SELECT min("others"."joined_at") FROM "team_members" "others" WHERE "others"."team_id" = "team_members"."team_id");
