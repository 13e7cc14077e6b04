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
import type { Course, Locale, PageLibrary, QuestionnaireLibrary, SiteContent } from '@aube/content';
import type { Connection, Database, Pool } from '@aube/db';
import type { LookAtSettings, PublicationInForce } from './content-in-force.ts';
import type { ErasureFiles } from './erasure-files.ts';
import type { Operator } from './operator.ts';
import type { Origin } from './origin.ts';
import type { Reading, ReplicaRead } from './replica-reads.ts';
import type { InTurn } from './turns.ts';

/** `siteKey` encrypts the secrets of the second factors of staff. @decision D57 */
export type SecondFactorSettings = { isRequired: boolean; siteKey: SiteKey };

export type Services = {
  db: Database;
  pool: Pool;
  /** Opens a connection outside the pool, without the limits of the pool, for long reads. */
  openClient: Connection['openClient'];
  /** @decision speed#replica */
  reading: (what: ReplicaRead) => Promise<Reading>;
  auth: Auth;
  limiter: Limiter;
  /** Queue that limits concurrent heavy reads. @decision speed#heavy-reads */
  heavyReads: InTurn;
  /** Queue of the counts before a file. @decision speed#heavy-reads */
  longCounts: InTurn;
  secondFactor: SecondFactorSettings;
  /** @decision D56 */
  identityProvider: IdentityProvider | null;
  questionnaires: QuestionnaireLibrary;
  course: Course;
  pages: PageLibrary;
  /** Content of the files, without the published settings. */
  filesContent: SiteContent;
  lookAtSettings: LookAtSettings;
  publicationInForce: PublicationInForce;
  erasureFiles: ErasureFiles;
  /** Base address of links in emails and answers; never taken from a request. */
  publicUrl: string;
};

export type WhyGivenUp = 'slowReader' | 'tooLong' | 'rightsLost';

export type Context = Services & {
  /** Credential of the caller, not yet checked in the database; null for a guest. */
  credential: Credential | null;
  operator: Operator | null;
  sessionKind: SessionKind;
  locale: Locale;
  now: Date;
  requestId: string;
  origin: Origin;
  /** Signal that aborts when the caller disconnects; used only for long reads. */
  callerGone?: (() => AbortSignal) | undefined;
  onFileGivenUp?: ((why: WhyGivenUp) => void) | undefined;
  /** Client for the limits of requests: an IPv4 address, or an IPv6 network. */
  clientKey: string;
  deviceId: string | null;
  /** @decision D59 */
  deviceNames: () => DeviceNames;
  /**
   * Sets the token that identifies the browser. `isKept`: the browser keeps the token after it is
   * closed.
   */
  onDevice: (device: { token: string; isKept: boolean }) => void;
  onSession: (change: SessionToken | null, end?: { keepsDevice: boolean }) => void;
};

export type Call = Context & { procedure: string };

export type Actor = AuthUser;
