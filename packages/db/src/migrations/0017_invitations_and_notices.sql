CREATE INDEX "invitations_establishment" ON "invitations" USING btree ("establishment_id","email");--> statement-breakpoint
CREATE INDEX "tokens_invitation" ON "tokens" USING btree ("invitation_id") WHERE invitation_id is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_invitation" ON "mail_outbox" USING btree ("invitation_id","id") WHERE invitation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_week_key" ON "notifications" USING btree ("user_id","kind",(params ->> 'week')) WHERE kind in ('scheduleReady', 'lowEfficiency');