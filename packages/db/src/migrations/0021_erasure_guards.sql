CREATE INDEX "audit_log_invitation" ON "audit_log" USING btree ("object_id") WHERE object_type = 'invitation';--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id") WHERE user_id is not null;
--> statement-breakpoint
-- The values of the audit log go with an erasure alone: of the person whom the transaction names, or of nobody.
CREATE FUNCTION refuse_audit_details_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND coalesce(current_setting('aube.erasing', true), '') <> '' THEN
    IF coalesce(OLD.subject_user_id::text, current_setting('aube.erasing')) = current_setting('aube.erasing') THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the values of the audit log go with an erasure alone' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_details_no_row_change BEFORE UPDATE OR DELETE ON audit_details
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_details_change();
--> statement-breakpoint
CREATE TRIGGER audit_details_no_truncate BEFORE TRUNCATE ON audit_details
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_details_change();
--> statement-breakpoint
-- Nothing that says who somebody is, and none of their words, is written once they are erased: what
-- writes it waits for an erasure under way, and is refused after it. SQLSTATE AU001 is ours.
CREATE FUNCTION expect_not_erased(person integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = person AND erased_at IS NULL FOR KEY SHARE;
  IF NOT FOUND AND EXISTS (SELECT FROM users WHERE id = person) THEN
    RAISE EXCEPTION 'the person was erased' USING ERRCODE = 'AU001';
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_words_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expect_not_erased(NEW.user_id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_values_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expect_not_erased(NEW.subject_user_id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_draft_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expect_not_erased((SELECT user_id FROM diary_days WHERE id = NEW.day_id));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_return_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the person was erased' USING ERRCODE = 'AU001';
END
$$;
--> statement-breakpoint
CREATE TRIGGER abandonment_answers_not_erased BEFORE INSERT OR UPDATE OF answers, ended_reason, undone_reason ON abandonment_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER access_tokens_not_erased BEFORE INSERT OR UPDATE OF name ON access_tokens
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER credentials_not_erased BEFORE INSERT ON credentials
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER exercise_answers_not_erased BEFORE INSERT OR UPDATE OF answers ON exercise_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER known_devices_not_erased BEFORE INSERT ON known_devices
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER mail_outbox_not_erased BEFORE INSERT OR UPDATE OF to_address, params ON mail_outbox
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER notifications_not_erased BEFORE INSERT OR UPDATE OF params ON notifications
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER participants_not_erased BEFORE INSERT OR UPDATE OF inclusion_number, postal_address, city, province, postal_code, phone_number, in_charge_user_id ON participants
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER pauses_not_erased BEFORE INSERT OR UPDATE OF reason ON pauses
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER questionnaire_answers_not_erased BEFORE INSERT OR UPDATE OF answers ON questionnaire_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER recovery_codes_not_erased BEFORE INSERT ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER reminder_settings_not_erased BEFORE INSERT ON reminder_settings
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER safety_flags_not_erased BEFORE INSERT OR UPDATE OF cleared_reason ON safety_flags
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER second_factors_not_erased BEFORE INSERT ON second_factors
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER sessions_not_erased BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER staff_alerts_not_erased BEFORE INSERT OR UPDATE OF acknowledged_note ON staff_alerts
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER staff_establishments_not_erased BEFORE INSERT ON staff_establishments
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER staff_notes_not_erased BEFORE INSERT OR UPDATE OF text ON staff_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER tokens_not_erased BEFORE INSERT OR UPDATE OF email ON tokens
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE TRIGGER diary_drafts_not_erased BEFORE INSERT OR UPDATE OF fields ON diary_drafts
  FOR EACH ROW EXECUTE FUNCTION refuse_draft_of_erased();
--> statement-breakpoint
CREATE TRIGGER audit_details_not_erased BEFORE INSERT ON audit_details
  FOR EACH ROW WHEN (NEW.subject_user_id IS NOT NULL) EXECUTE FUNCTION refuse_values_of_erased();
--> statement-breakpoint
CREATE TRIGGER users_not_erased BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_return_of_erased();
