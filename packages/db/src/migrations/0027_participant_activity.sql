CREATE TABLE "participant_activity" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "participant_activity" ADD CONSTRAINT "participant_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participant_activity_last" ON "participant_activity" USING btree ("last_active_at");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("search_text" collate "C","id");
--> statement-breakpoint
-- Everybody's latest night, questionnaire, chapter or video, as `participant_activity` keeps it from here on.
CREATE FUNCTION last_activity_of(person integer) RETURNS timestamp (3) with time zone LANGUAGE sql STABLE AS $$
  SELECT greatest(
    (SELECT max(updated_at) FROM diary_days WHERE user_id = person AND completed_at IS NOT NULL),
    (SELECT max(submitted_at) FROM questionnaire_answers WHERE user_id = person),
    (SELECT max(read_at) FROM chapter_reads WHERE user_id = person),
    (SELECT max(video_watched_at) FROM module_progress WHERE user_id = person))
$$;
--> statement-breakpoint
-- An instant that is newer than the kept one takes its place; one that was the latest and is no more has it looked up.
CREATE FUNCTION move_activity(person integer, earlier timestamp (3) with time zone, later timestamp (3) with time zone)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF later IS NOT NULL AND (earlier IS NULL OR later >= earlier) THEN
    INSERT INTO participant_activity AS kept (user_id, last_active_at) VALUES (person, later)
    ON CONFLICT (user_id) DO UPDATE SET last_active_at = later WHERE kept.last_active_at < later;
    RETURN;
  END IF;
  PERFORM FROM participant_activity WHERE user_id = person AND last_active_at <= earlier FOR UPDATE;
  IF FOUND THEN
    DELETE FROM participant_activity WHERE user_id = person AND last_activity_of(person) IS NULL;
    UPDATE participant_activity SET last_active_at = last_activity_of(person) WHERE user_id = person;
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_night() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier timestamp (3) with time zone;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.completed_at IS NOT NULL THEN earlier := OLD.updated_at; END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM move_activity(OLD.user_id, earlier, NULL);
  ELSE
    PERFORM move_activity(NEW.user_id, earlier, CASE WHEN NEW.completed_at IS NOT NULL THEN NEW.updated_at END);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- refuses no older write: it notes an instant and raises nothing
CREATE TRIGGER diary_days_activity_of_new AFTER INSERT ON diary_days
  FOR EACH ROW WHEN (NEW.completed_at IS NOT NULL) EXECUTE FUNCTION note_night();
--> statement-breakpoint
-- refuses no older write: it notes an instant and raises nothing
CREATE TRIGGER diary_days_activity AFTER UPDATE OF completed_at, updated_at OR DELETE ON diary_days
  FOR EACH ROW EXECUTE FUNCTION note_night();
--> statement-breakpoint
CREATE FUNCTION note_questionnaire() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM move_activity(NEW.user_id, NULL, NEW.submitted_at);
  ELSIF TG_OP = 'DELETE' THEN PERFORM move_activity(OLD.user_id, OLD.submitted_at, NULL);
  ELSE PERFORM move_activity(NEW.user_id, OLD.submitted_at, NEW.submitted_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- refuses no older write: it notes an instant and raises nothing
CREATE TRIGGER questionnaire_answers_activity AFTER INSERT OR UPDATE OF submitted_at OR DELETE ON questionnaire_answers
  FOR EACH ROW EXECUTE FUNCTION note_questionnaire();
--> statement-breakpoint
CREATE FUNCTION note_chapter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM move_activity(NEW.user_id, NULL, NEW.read_at);
  ELSIF TG_OP = 'DELETE' THEN PERFORM move_activity(OLD.user_id, OLD.read_at, NULL);
  ELSE PERFORM move_activity(NEW.user_id, OLD.read_at, NEW.read_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- refuses no older write: it notes an instant and raises nothing
CREATE TRIGGER chapter_reads_activity AFTER INSERT OR UPDATE OF read_at OR DELETE ON chapter_reads
  FOR EACH ROW EXECUTE FUNCTION note_chapter();
--> statement-breakpoint
CREATE FUNCTION note_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM move_activity(NEW.user_id, NULL, NEW.video_watched_at);
  ELSIF TG_OP = 'DELETE' THEN PERFORM move_activity(OLD.user_id, OLD.video_watched_at, NULL);
  ELSE PERFORM move_activity(NEW.user_id, OLD.video_watched_at, NEW.video_watched_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- refuses no older write: it notes an instant and raises nothing
CREATE TRIGGER module_progress_activity AFTER INSERT OR UPDATE OF video_watched_at OR DELETE ON module_progress
  FOR EACH ROW EXECUTE FUNCTION note_video();
--> statement-breakpoint
INSERT INTO participant_activity (user_id, last_active_at)
SELECT user_id, max(at) FROM (
  SELECT user_id, max(updated_at) AS at FROM diary_days WHERE completed_at IS NOT NULL GROUP BY user_id
  UNION ALL SELECT user_id, max(submitted_at) FROM questionnaire_answers GROUP BY user_id
  UNION ALL SELECT user_id, max(read_at) FROM chapter_reads GROUP BY user_id
  UNION ALL SELECT user_id, max(video_watched_at) FROM module_progress GROUP BY user_id
) done
WHERE at IS NOT NULL GROUP BY user_id;
