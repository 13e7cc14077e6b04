import type {
  Auth,
  AuthUser,
  Credential,
  DeviceNames,
  IdentityProvider,
  Limiter,
  SessionKind,
  SessionToken,
  SiteKey,
} from '@aube/auth';
import type { Course, Locale, PageLibrary, QuestionnaireLibrary } from '@aube/content';
import type { Connection, Database, Pool } from '@aube/db';
import type { ErasureFiles } from './erasure-files.ts';
import type { Operator } from './operator.ts';
import type { Origin } from './origin.ts';
import type { Reading, ReplicaRead } from './replica-reads.ts';

/** Requirement of a second factor for staff, and the key that seals their secrets. @decision D57 */
export type SecondFactorSettings = { isRequired: boolean; siteKey: SiteKey };

/** Services of one process for every request. */
export type Services = {
  db: Database;
  pool: Pool;
  /** A connection outside the pool and its limits, for long reads. */
  openClient: Connection['openClient'];
  /** The database of a read that may use a replica. @decision speed#replica */
  reading: (what: ReplicaRead) => Promise<Reading>;
  auth: Auth;
  limiter: Limiter;
  secondFactor: SecondFactorSettings;
  /** The establishment's provider, where the site has one. @decision D56 */
  identityProvider: IdentityProvider | null;
  /** Every questionnaire and instrument, read and checked at start. */
  questionnaires: QuestionnaireLibrary;
  /** The six modules, read and checked at start. */
  course: Course;
  /** The public pages, read and checked at start. */
  pages: PageLibrary;
  /** Files of an erasure outside the database. */
  erasureFiles: ErasureFiles;
  /** Start of links in e-mails and replies; never taken from a request. */
  publicUrl: string;
};

/**
 * A procedure's view of the request: caller, language, time. Time and actor are data, so that a
 * test sets the date instead of mocking a clock.
 */
export type Context = Services & {
  /** The caller's credential; null for a guest. It proves nothing before the database agrees. */
  credential: Credential | null;
  /** The command line on the database; null for every request. */
  operator: Operator | null;
  /** Kind of session that a login through this door opens (decision D41). */
  sessionKind: SessionKind;
  locale: Locale;
  now: Date;
  /**
   * One request of one process, with the same name in its log line, its reply and the audit log.
   */
  requestId: string;
  origin: Origin;
  /** Aborts when the caller leaves before the answer; for long reads only. */
  callerGone?: (() => AbortSignal) | undefined;
  /** Notes a file given up: its reader was too slow, or it took too long. */
  onFileGivenUp?: ((why: 'slowReader' | 'tooLong') => void) | undefined;
  /** The client for limits: an address, or a network for IPv6. */
  clientKey: string;
  /** The calling browser, when it has a token; null otherwise. */
  deviceId: string | null;
  /** Names of the browser and its system; read when a session is opened. @decision D59 */
  deviceNames: () => DeviceNames;
  /** Lets the transport set the browser's token, lasting or until it closes. */
  onDevice: (device: { token: string; isKept: boolean }) => void;
  /** Lets the transport set or clear the session cookie after the procedure. */
  onSession: (change: SessionToken | null, end?: { keepsDevice: boolean }) => void;
};

/** A request inside a procedure, with its name. */
export type Call = Context & { procedure: string };

/** The caller, once a live session was found. */
export type Actor = AuthUser;
