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
CREATE INDEX "attempts_age" ON "attempts" USING btree ("started_at");--> statement-breakpoint
ALTER TABLE "checkout_codes" DROP COLUMN "tries_left";--> statement-breakpoint
ALTER TABLE "work_emails" DROP COLUMN "tries_left";