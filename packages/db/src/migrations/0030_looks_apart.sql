ALTER TABLE "audit_log" ADD COLUMN "is_look" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_changes" ON "audit_log" USING btree ("id") WHERE not is_look;