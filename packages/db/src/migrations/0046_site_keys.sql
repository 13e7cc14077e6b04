CREATE TABLE "site_keys" (
	"only" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "site_keys_only_one" CHECK ("site_keys"."only" = 1)
);
