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

/** How this site asks staff for a second factor, and what their secrets are sealed under. @decision D57 */
export type SecondFactorSettings = { isRequired: boolean; siteKey: SiteKey };

/** What one process lends to every request. */
export type Services = {
  db: Database;
  pool: Pool;
  /** A connection outside the pool and its limits, for what reads long. */
  openClient: Connection['openClient'];
  /** Where a read that may be on a replica happens. @decision speed#replica */
  reading: (what: ReplicaRead) => Promise<Reading>;
  auth: Auth;
  limiter: Limiter;
  secondFactor: SecondFactorSettings;
  /** The establishment's, where the site has one. @decision D56 */
  identityProvider: IdentityProvider | null;
  /** Every questionnaire and instrument, read and checked at start. */
  questionnaires: QuestionnaireLibrary;
  /** The six modules, read and checked at start. */
  course: Course;
  /** The public pages, read and checked at start. */
  pages: PageLibrary;
  /** What an erasure leaves and takes outside the database. */
  erasureFiles: ErasureFiles;
  /** Links in letters and replies start with it; never taken from a request. */
  publicUrl: string;
};

/**
 * What a procedure knows of the request: who asks, in which language, when. Time and actor are
 * data, so that a test sets the date instead of mocking a clock.
 */
export type Context = Services & {
  /** What the caller showed; null for a guest. It says nothing until the database agrees. */
  credential: Credential | null;
  /** The command line on the database; null for every request. */
  operator: Operator | null;
  /** Which kind of session a login through this door opens (decision D41). */
  sessionKind: SessionKind;
  locale: Locale;
  now: Date;
  /** One request of one process, by the same name in its log line, its reply and the audit log. */
  requestId: string;
  origin: Origin;
  /** Aborts when the caller leaves before the answer; asked for only by what reads long. */
  callerGone?: (() => AbortSignal) | undefined;
  /** Notes that a file was given up: its reader took it too slowly, or it took longer than a file may. */
  onFileGivenUp?: ((why: 'slowReader' | 'tooLong') => void) | undefined;
  /** The client as limits see it: an address, or a network for IPv6. */
  clientKey: string;
  /** The browser that asks, when it was given a token before; null otherwise. */
  deviceId: string | null;
  /** What the browser and its system are called; read when a session is opened. @decision D59 */
  deviceNames: () => DeviceNames;
  /** Lets the transport give the browser its token, to keep or until it is closed. */
  onDevice: (device: { token: string; isKept: boolean }) => void;
  /** Lets the transport set or clear the session cookie after the procedure. */
  onSession: (change: SessionToken | null, end?: { keepsDevice: boolean }) => void;
};

/** A request once it reached a procedure, which knows its own name. */
export type Call = Context & { procedure: string };

/** Who acts, once a session was found live. */
export type Actor = AuthUser;
