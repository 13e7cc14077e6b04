CREATE INDEX "kept_calls_waiting" ON "kept_calls" USING btree ("place","since","user_id") WHERE place is not null;--> statement-breakpoint
CREATE INDEX "kept_calls_aside" ON "kept_calls" USING btree ("aside_place","aside_since","user_id") WHERE aside_place is not null;--> statement-breakpoint
CREATE INDEX "participants_created" ON "participants" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "participants_first_day" ON "participants" USING btree ("programme_first_day","user_id");--> statement-breakpoint
CREATE INDEX "participants_not_started" ON "participants" USING btree ("user_id") WHERE programme_first_day is null;--> statement-breakpoint
CREATE INDEX "participants_left" ON "participants" USING btree ("user_id") WHERE abandoned_on is not null;--> statement-breakpoint
CREATE INDEX "participants_number" ON "participants" USING btree ("inclusion_number" collate "C") WHERE inclusion_number is not null;--> statement-breakpoint
CREATE INDEX "questionnaire_answers_finished" ON "questionnaire_answers" USING btree ("user_id") WHERE questionnaire = 'S24' and submitted_at is not null;--> statement-breakpoint
CREATE INDEX "user_roles_staff" ON "user_roles" USING btree ("role_id","user_id") WHERE role_id < 3;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" collate "C");--> statement-breakpoint
CREATE INDEX "users_by_username" ON "users" USING btree ("username" collate "C");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_pending" ON "users" USING btree ("id") WHERE activated_at is null;--> statement-breakpoint
CREATE INDEX "users_deactivated" ON "users" USING btree ("id") WHERE deactivated_at is not null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_of_provider" ON "users" USING btree ("id") WHERE authentication_method = 'oidc';