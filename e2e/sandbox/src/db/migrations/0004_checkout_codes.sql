CREATE TABLE "checkout_codes" (
	"external_user_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"proven_at" bigint,
	CONSTRAINT "checkout_codes_external_user_id_merchant_id_pk" PRIMARY KEY("external_user_id","merchant_id")
);
