CREATE TABLE "exercise_entries" (
	"user_id" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"chapter_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"written_on" date NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "exercise_entries_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_entries" ADD CONSTRAINT "exercise_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER exercise_entries_not_erased BEFORE INSERT OR UPDATE OF answers ON exercise_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased();
