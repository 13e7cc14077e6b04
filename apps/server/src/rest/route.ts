import type {
  InputKey,
  InputOf,
  ItemOf,
  OutputOf,
  ProcedureName,
  Unread,
} from './procedure-types.ts';
import type { Locale } from '@aube/content/locale';
import type { QueryReader, UrlReader } from './url-values.ts';
import type { BodyVocabulary, ReplyVocabulary } from './vocabulary/typed-vocabulary.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

type Input = Record<string, unknown>;

type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path as in the specification: `/api/utilisateurs/{id}/modules`. */
  path: string;
  status: 200 | 201 | 204;
};

/**
 * Turns a procedure's answer into a reply; `entity: null` puts the fields at the root. `from` and
 * `version` are methods, so that rows of different procedures fit one list.
 */
export type Reply = {
  entity: string | null;
  vocabulary: Vocabulary;
  isList?: boolean;
  /**
   * True for a procedure that returns one part of a list, beginning after `after`. The reply
   * contains all parts.
   */
  inParts?: boolean;
  /** Changes the answer, or each item of a list, before translation. */
  from?(output: unknown, locale: Locale): unknown;
  /** Version of the row, sent as `ETag`. */
  version?(output: unknown): number;
};

/** One part of a list, read when `inParts` is set. */
export type Part = { rows: readonly unknown[]; nextAfter: string | null };

/** The answer is the prepared file. @decision exports#two-steps */
type FileReply = 'file';

/**
 * For each word of the body, the values from which the other words follow, as JSON Schema; `{}`
 * for any value.
 */
export type OneNeeded = Readonly<Record<string, Readonly<{ const?: unknown; type?: string }>>>;

/**
 * One REST path with its procedure and the mapping of its words. Created by `row`, which checks
 * the parts against the procedure.
 */
export type RestRow = Endpoint & {
  procedure: ProcedureName;
  /** Input field → the `{place}` of the path that fills the field. */
  url?: Record<string, UrlReader>;
  /** Query parameter (French) → its reader and its input field. */
  query?: Record<string, QueryReader & { field: string }>;
  body?: Vocabulary;
  /** Input given by the path, for example the questionnaire. */
  fixed?: Readonly<Input>;
  /** Fills in fields that an older client may leave out, before the procedure checks the input. */
  complete?(input: Input): Input;
  completed?: readonly string[];
  /**
   * At least one of these words must be present; the other words follow from this word or are
   * optional.
   */
  oneNeeded?: OneNeeded;
  /** Input field that `If-Match` fills. */
  ifMatch?: string;
  reply: Reply | FileReply | null;
};

type TypedRow<Name extends ProcedureName, Shown> = Endpoint & {
  url?: { [Key in InputKey<Name>]?: UrlReader<InputOf<Name>[Key]> };
  query?: Record<string, QueryReader & { field: InputKey<Name> }>;
  body?: BodyVocabulary<InputOf<Name>>;
  fixed?: Readonly<Partial<InputOf<Name>>>;
  complete?: (input: Unread<Name>) => Unread<Name>;
  completed?: readonly string[];
  oneNeeded?: OneNeeded;
  ifMatch?: InputKey<Name>;
  reply:
    | (Pick<Reply, 'entity' | 'isList'> & {
        inParts?: OutputOf<Name> extends Part ? true : never;
        vocabulary: ReplyVocabulary<NoInfer<Shown>>;
        from?: (output: ItemOf<Name>, locale: Locale) => Shown;
        version?: (output: OutputOf<Name>) => number;
      })
    | (OutputOf<Name> extends { key: string } ? FileReply : never)
    | null;
};

/** Checks a row against its procedure's types. The kernel reads the row as untyped data. */
export function row<const Name extends ProcedureName, Shown = ItemOf<Name>>(
  procedure: Name,
  parts: TypedRow<Name, Shown>,
): RestRow {
  return { procedure, ...parts } as RestRow;
}
