import { findPrograms } from './system-postgres.ts';

/** `.ci/run` calls this program: exit code 0 when PostgreSQL is installed. */
process.exitCode = findPrograms() === null ? 1 : 0;
