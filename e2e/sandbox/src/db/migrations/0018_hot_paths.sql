DROP INDEX "fulfillments_deadline";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
CREATE INDEX "merchants_place" ON "merchants" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "merchants_brand" ON "merchants" USING btree (("record" -> 'brand' ->> 'externalId'));--> statement-breakpoint
CREATE INDEX "fulfillment_guests_typed_email" ON "fulfillment_guests" USING btree ("fulfillment_id") WHERE "fulfillment_guests"."reminder_email" is not null;--> statement-breakpoint
CREATE INDEX "fulfillments_host" ON "fulfillments" USING btree ("host_id","state");--> statement-breakpoint
CREATE INDEX "holds_waiting" ON "holds" USING btree ("fulfillment_id") WHERE "holds"."state" = 'AUTHORISED';--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "delivery_addresses_user" ON "delivery_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("default_team_id");--> statement-breakpoint
CREATE INDEX "sign_on_records_age" ON "sign_on_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "teams_email_domains" ON "teams" USING gin ("email_domains" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "teams_pending_owner" ON "teams" USING btree ("pending_owner_id");--> statement-breakpoint
CREATE INDEX "fulfillments_deadline" ON "fulfillments" USING btree ("order_by_time") WHERE "fulfillments"."state" in ('CREATED', 'OPEN');--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("external_user_id","placed_at","id");