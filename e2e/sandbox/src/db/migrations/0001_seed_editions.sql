CREATE TABLE "seed_editions" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "clock_offset_ms";