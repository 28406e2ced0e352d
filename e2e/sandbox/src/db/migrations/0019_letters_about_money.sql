ALTER TABLE "holds" ADD COLUMN "told_micro" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "late_at" bigint;--> statement-breakpoint
CREATE INDEX "orders_late" ON "orders" USING btree ("late_at") WHERE "orders"."late_at" is not null;