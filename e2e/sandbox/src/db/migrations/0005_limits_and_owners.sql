CREATE TABLE "attempts" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"started_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attempts_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);
--> statement-breakpoint
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
CREATE INDEX "attempts_age" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "intents_invoice" ON "intents" USING btree ("invoice_team_id","invoice_day");--> statement-breakpoint
ALTER TABLE "checkout_codes" DROP COLUMN "tries_left";--> statement-breakpoint
ALTER TABLE "work_emails" DROP COLUMN "tries_left";