ALTER TABLE "fulfillment_guests" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "fulfillment_guests" ADD COLUMN "nudged_at" bigint;--> statement-breakpoint
ALTER TABLE "fulfillment_guests" ADD COLUMN "reminded_until" bigint;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "deadline_done_for" bigint;--> statement-breakpoint
CREATE INDEX "fulfillments_deadline" ON "fulfillments" USING btree ("order_by_time");