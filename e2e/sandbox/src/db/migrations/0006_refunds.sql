CREATE TABLE "refunds" (
	"order_id" text NOT NULL,
	"reason" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"credit_micro" bigint NOT NULL,
	"requested_at" bigint NOT NULL,
	"arrives_at" bigint NOT NULL,
	CONSTRAINT "refunds_order_id_reason_pk" PRIMARY KEY("order_id","reason")
);
--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "refunded_micro" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_refunded" CHECK ("intents"."refunded_micro" between 0 and "intents"."amount_micro");