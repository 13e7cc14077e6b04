CREATE TABLE "first_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"detail" text
);
