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
   * For a procedure that answers part of a list, with the next part `after` this one; the reply
   * holds all.
   */
  inParts?: boolean;
  /** Reshapes the answer, or each item of a list, before translation. */
  from?(output: unknown, locale: Locale): unknown;
  /** The row's version, sent as `ETag`. */
  version?(output: unknown): number;
};

/** A part of a list, read by `inParts`. */
export type Part = { rows: readonly unknown[]; nextAfter: string | null };

/** The answer is the prepared file. @decision exports#two-steps */
type FileReply = 'file';

/** Values of a word of the body from which the other words follow, as JSON Schema; `{}` for any. */
export type OneNeeded = Readonly<Record<string, Readonly<{ const?: unknown; type?: string }>>>;

/**
 * One REST path: its procedure and the mapping of its words. Made by `row`, which checks the parts
 * against the procedure.
 */
export type RestRow = Endpoint & {
  procedure: ProcedureName;
  /** Input field → the `{place}` of the path that fills it. */
  url?: Record<string, UrlReader>;
  /** Query parameter (French) → its reader and its input field. */
  query?: Record<string, QueryReader & { field: string }>;
  body?: Vocabulary;
  /** Input given by the path itself, for example the questionnaire. */
  fixed?: Readonly<Input>;
  /** Fills in fields that an older client may leave out, before the procedure checks the rest. */
  complete?(input: Input): Input;
  /** The French words that `complete` fills in. */
  completed?: readonly string[];
  /** At least one of these words must be present; the others follow from it or are optional. */
  oneNeeded?: OneNeeded;
  /** The input field that `If-Match` fills. */
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

/** Checks a row against its procedure's types; the kernel then reads it as data. */
export function row<const Name extends ProcedureName, Shown = ItemOf<Name>>(
  procedure: Name,
  parts: TypedRow<Name, Shown>,
): RestRow {
  return { procedure, ...parts } as RestRow;
}
