CREATE TABLE "audit_details" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"subject_user_id" integer,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "caller_kind" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address_prefix" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "participant_code" text DEFAULT 'P' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)) NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_details_subject" ON "audit_details" USING btree ("subject_user_id") WHERE subject_user_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_code_key" ON "participants" USING btree ("participant_code");--> statement-breakpoint
INSERT INTO audit_details (audit_id, subject_user_id, before, after)
  SELECT id, subject_user_id, before, after FROM audit_log
  WHERE before IS NOT NULL OR after IS NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "before";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "after";--> statement-breakpoint
-- A dropped column stays in the rows until they are written anew; triggers do not see a rewrite.
ALTER TABLE audit_log ALTER COLUMN action TYPE text USING action || '';
