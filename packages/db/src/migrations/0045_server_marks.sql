CREATE TABLE "server_marks" (
	"server_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL
);
