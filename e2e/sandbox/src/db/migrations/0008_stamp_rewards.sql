CREATE TABLE "stamp_rewards" (
	"external_user_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"number" integer NOT NULL,
	"currency_code" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"given_at" bigint NOT NULL,
	CONSTRAINT "stamp_rewards_external_user_id_merchant_id_number_pk" PRIMARY KEY("external_user_id","merchant_id","number")
);
