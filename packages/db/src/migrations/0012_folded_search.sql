ALTER TABLE "participants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(normalize(coalesce(inclusion_number, ''), NFD)), '[\u0300-\u036f\u0027\u0060\u00b4\u02b9-\u02bd\u2018\u2019\u2010-\u2015-]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(normalize(last_name || ' ' || first_name || ' ' || email || ' ' || username, NFD)), '[\u0300-\u036f\u0027\u0060\u00b4\u02b9-\u02bd\u2018\u2019\u2010-\u2015-]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
-- Trusted since PostgreSQL 13: whoever may create in the database may have it, no superuser. Where it
-- cannot be had the search reads the columns one by one, and nothing else changes (decisions/0015).
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "participants_search_text" ON "participants" USING gin ("search_text" gin_trgm_ops);
	CREATE INDEX "users_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
	RAISE NOTICE 'pg_trgm cannot be had: the search of participants goes without its index';
END $$;
