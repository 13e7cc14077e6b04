CREATE TABLE "kept_figures" (
	"establishment_id" integer NOT NULL,
	"week" smallint NOT NULL,
	"figures" jsonb NOT NULL,
	"efficiencies" jsonb,
	CONSTRAINT "kept_figures_establishment_id_week_pk" PRIMARY KEY("establishment_id","week")
);
--> statement-breakpoint
CREATE TABLE "kept_figures_cursor" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"newest_audit_id" bigint NOT NULL,
	"newest_at" timestamp (3) with time zone NOT NULL,
	"counted_with" text NOT NULL
);
