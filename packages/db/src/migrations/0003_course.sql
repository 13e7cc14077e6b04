CREATE TABLE "chapter_reads" (
	"user_id" integer NOT NULL,
	"chapter_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chapter_reads_user_id_chapter_id_pk" PRIMARY KEY("user_id","chapter_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_answers" (
	"user_id" integer NOT NULL,
	"chapter_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "exercise_answers_user_id_chapter_id_exercise_id_pk" PRIMARY KEY("user_id","chapter_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "module_progress" (
	"user_id" integer NOT NULL,
	"module_number" smallint NOT NULL,
	"video_watched_at" timestamp (3) with time zone,
	"video_position_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "module_progress_user_id_module_number_pk" PRIMARY KEY("user_id","module_number")
);
--> statement-breakpoint
ALTER TABLE "chapter_reads" ADD CONSTRAINT "chapter_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD CONSTRAINT "exercise_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;