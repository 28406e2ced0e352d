CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "is_stored" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "used_at" bigint;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "invoice_team_id" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "invoice_email" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "invoice_day" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "daily_limit" jsonb;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "pending_owner_id" text;--> statement-breakpoint
CREATE INDEX "intents_invoice" ON "intents" USING btree ("invoice_team_id","invoice_day");