CREATE TABLE "menus" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "menus_merchant_id_unique" UNIQUE("merchant_id")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "merchants_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "fulfillment_guests" (
	"fulfillment_id" text NOT NULL,
	"external_user_id" text NOT NULL,
	"status" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"seat" integer NOT NULL,
	"joined_at" bigint NOT NULL,
	"removed_at" bigint,
	CONSTRAINT "fulfillment_guests_fulfillment_id_external_user_id_pk" PRIMARY KEY("fulfillment_id","external_user_id")
);
--> statement-breakpoint
CREATE TABLE "fulfillments" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"host_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"link_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"order_by_time" bigint,
	"expiration_time" bigint NOT NULL,
	"complete_time" bigint,
	"locked_until" bigint,
	"order_id" text,
	"order_token" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "fulfillments_link_id_unique" UNIQUE("link_id")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"external_user_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"version" integer NOT NULL,
	"fulfillment_id" text,
	"content" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "carts_external_user_id_merchant_id_pk" PRIMARY KEY("external_user_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"external_user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_external_user_id_key_pk" PRIMARY KEY("external_user_id","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"external_user_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"order_token" text NOT NULL,
	"guest_order_token" text,
	"fulfillment_id" text,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	"cancelled_at" bigint,
	"placed_at" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "orders_order_token_unique" UNIQUE("order_token"),
	CONSTRAINT "orders_guest_order_token_unique" UNIQUE("guest_order_token")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"brand" text NOT NULL,
	"country" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"kind" text NOT NULL,
	"external_user_id" text NOT NULL,
	"card_id" text,
	"amount_micro" bigint DEFAULT 0 NOT NULL,
	"currency_code" text DEFAULT 'DOLLAR' NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "intents_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "clock_offsets" (
	"id" text PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"credit_map" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"default_team_id" text,
	"email_verified" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sign_on_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed_at" bigint,
	"expires_at" bigint,
	CONSTRAINT "sign_on_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "team_locations" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"google_place_id" text NOT NULL,
	"display_name" text NOT NULL,
	"extended_display_name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"secured" boolean NOT NULL,
	"floors" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "team_locations_place" UNIQUE("team_id","google_place_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text NOT NULL,
	"external_user_id" text NOT NULL,
	"location_id" text NOT NULL,
	"floor_id" text,
	"drop_zone_id" text,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "team_members_team_id_external_user_id_pk" PRIMARY KEY("team_id","external_user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"industry" text NOT NULL,
	"secured" boolean NOT NULL,
	"invite_only" boolean NOT NULL,
	"email_domains" jsonb NOT NULL,
	"allowed_emails" jsonb,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_emails" (
	"external_user_id" text NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	"verified_at" bigint,
	"sent_at" bigint NOT NULL,
	CONSTRAINT "work_emails_external_user_id_email_pk" PRIMARY KEY("external_user_id","email")
);
--> statement-breakpoint
CREATE INDEX "fulfillment_guests_user" ON "fulfillment_guests" USING btree ("external_user_id");--> statement-breakpoint
CREATE INDEX "fulfillments_merchant" ON "fulfillments" USING btree ("merchant_id","state");--> statement-breakpoint
CREATE INDEX "emails_recipient" ON "emails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "carts_fulfillment" ON "carts" USING btree ("fulfillment_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("external_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_fulfillment" ON "orders" USING btree ("fulfillment_id");--> statement-breakpoint
CREATE INDEX "sign_on_records_grant" ON "sign_on_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "sign_on_records_uid" ON "sign_on_records" USING btree ("uid");