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

/**
 * Tells if staff must have a second factor, and holds the key that encrypts their secrets.
 * @decision D57
 */
export type SecondFactorSettings = { isRequired: boolean; siteKey: SiteKey };

export type Services = {
  db: Database;
  pool: Pool;
  /** Opens a connection outside the pool and its limits, for long reads. */
  openClient: Connection['openClient'];
  /** Database for a read that may use a replica. @decision speed#replica */
  reading: (what: ReplicaRead) => Promise<Reading>;
  auth: Auth;
  limiter: Limiter;
  secondFactor: SecondFactorSettings;
  /** The establishment's login provider; null when the site has none. @decision D56 */
  identityProvider: IdentityProvider | null;
  /** Read and checked at start. */
  questionnaires: QuestionnaireLibrary;
  /** Read and checked at start. */
  course: Course;
  /** Read and checked at start. */
  pages: PageLibrary;
  /** Files outside the database that an erasure changes. */
  erasureFiles: ErasureFiles;
  /** Base address of links in emails and answers; never taken from a request. */
  publicUrl: string;
};

/** Tests pass the time and the actor as data instead of mocking a clock. */
export type Context = Services & {
  /** The caller's credential; null for a guest. The database must check it before it is trusted. */
  credential: Credential | null;
  /** Set when the command line runs the procedure; null for requests. */
  operator: Operator | null;
  /** Kind of session that a login of this client opens (decision D41). */
  sessionKind: SessionKind;
  locale: Locale;
  now: Date;
  /** Id of the request in the log line, the answer and the audit log. */
  requestId: string;
  origin: Origin;
  /** Signal that aborts when the caller disconnects before the answer; for long reads only. */
  callerGone?: (() => AbortSignal) | undefined;
  /**
   * Called when the sending of a file was stopped: the client read too slowly, or the sending took
   * too long.
   */
  onFileGivenUp?: ((why: 'slowReader' | 'tooLong') => void) | undefined;
  /** Key of the client for limits: an IPv4 address, or an IPv6 network. */
  clientKey: string;
  /** Id of the calling browser; null when it has no token. */
  deviceId: string | null;
  /** Reads the names of the browser and its system when a session is opened. @decision D59 */
  deviceNames: () => DeviceNames;
  /** Called to set the browser's token. `isKept`: the token is kept after the browser is closed. */
  onDevice: (device: { token: string; isKept: boolean }) => void;
  /** Called to set or clear the session cookie after the procedure. */
  onSession: (change: SessionToken | null, end?: { keepsDevice: boolean }) => void;
};

export type Call = Context & { procedure: string };

/** The caller, after a valid session was found. */
export type Actor = AuthUser;
