ALTER TABLE "fulfillment_guests" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "fulfillment_guests" ADD COLUMN "is_co_host" boolean DEFAULT false NOT NULL;