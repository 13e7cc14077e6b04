ALTER TABLE "safety_flags" ADD COLUMN "staff_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_flags" ADD COLUMN "notice_due" boolean DEFAULT false NOT NULL;