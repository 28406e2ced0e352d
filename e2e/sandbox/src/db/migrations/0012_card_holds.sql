CREATE TABLE "holds" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"fulfillment_id" text NOT NULL,
	"external_user_id" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"payment_method" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"order_id" text,
	"capture_micro" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "holds_capture" CHECK ("holds"."capture_micro" between 0 and "holds"."amount_micro")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_order_id_reason_pk";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "guest_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_reason_guest_id_pk" PRIMARY KEY("order_id","reason","guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_idempotency" ON "holds" USING btree ("idempotency_key") WHERE "holds"."state" in ('AUTHORISED', 'CAPTURED');--> statement-breakpoint
CREATE INDEX "holds_fulfillment" ON "holds" USING btree ("fulfillment_id");--> statement-breakpoint
CREATE INDEX "holds_order" ON "holds" USING btree ("order_id");