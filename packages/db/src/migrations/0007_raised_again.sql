ALTER TABLE "safety_flags" ADD COLUMN "raised_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "safety_flags" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_flags" ADD COLUMN "raised_again_by" text;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "raised_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;