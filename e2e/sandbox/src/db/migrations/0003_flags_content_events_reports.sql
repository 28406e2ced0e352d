CREATE TABLE "analytics_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"batch_delivery_uuid" text NOT NULL,
	"entity_id" text NOT NULL,
	"event_type" text NOT NULL,
	"received_at" bigint NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"received_at" bigint NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_settings" (
	"key" text NOT NULL,
	"targeting_key" text DEFAULT '' NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "flag_settings_key_targeting_key_pk" PRIMARY KEY("key","targeting_key")
);
--> statement-breakpoint
CREATE TABLE "resource_sets" (
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"resources" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "resource_sets_name_locale_pk" PRIMARY KEY("name","locale")
);
--> statement-breakpoint
CREATE INDEX "analytics_events_entity" ON "analytics_events" USING btree ("entity_id","event_type");--> statement-breakpoint
CREATE INDEX "error_reports_received" ON "error_reports" USING btree ("received_at");