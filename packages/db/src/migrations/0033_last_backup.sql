CREATE TABLE "last_backup" (
	"only" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"is_verified" boolean NOT NULL,
	CONSTRAINT "last_backup_only_one" CHECK ("last_backup"."only" = 1)
);
