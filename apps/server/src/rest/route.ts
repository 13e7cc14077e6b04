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
  /** As the specification writes it: `/api/utilisateurs/{id}/modules`. */
  path: string;
  status: 200 | 201 | 204;
};

/**
 * How a procedure's answer becomes a reply; `entity: null` puts the fields at the root. `from` and
 * `version` are methods, so that rows of different procedures fit one list.
 */
export type Reply = {
  entity: string | null;
  vocabulary: Vocabulary;
  isList?: boolean;
  /** The procedure answers a part of the list, and its next one `after` this one: all of them are sent. */
  inParts?: boolean;
  /** Reshapes the answer, or each item of a list, before its words are changed. */
  from?(output: unknown, locale: Locale): unknown;
  /** The row's version, sent as `ETag`. */
  version?(output: unknown): number;
};

/** A part of a list, as `inParts` reads it. */
export type Part = { rows: readonly unknown[]; nextAfter: string | null };

/** The answer is the file that the procedure prepared. @decision decisions/0042 */
type FileReply = 'file';

/** A word of the body → the values of it from which the other words follow, as JSON Schema; `{}` for any. */
export type OneNeeded = Readonly<Record<string, Readonly<{ const?: unknown; type?: string }>>>;

/**
 * One REST path: which procedure it leads to, and how its words map. Made by `row`, which checks
 * the parts against the procedure.
 */
export type RestRow = Endpoint & {
  procedure: ProcedureName;
  /** Input field → the `{place}` of the path that gives it. */
  url?: Record<string, UrlReader>;
  /** Query parameter (French) → how it is read, and the input field it becomes. */
  query?: Record<string, QueryReader & { field: string }>;
  body?: Vocabulary;
  /** Input that the path itself says: which questionnaire it is about. */
  fixed?: Readonly<Input>;
  /** Fills in what an old client may leave out, before the procedure judges the rest. */
  complete?(input: Input): Input;
  /** The French words that `complete` fills in. */
  completed?: readonly string[];
  /** Of these words one has to be there: the others follow from it, or are needed no more. */
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

/** A row whose fields and words are those of its procedure; from here on the kernel reads it as data. */
export function row<const Name extends ProcedureName, Shown = ItemOf<Name>>(
  procedure: Name,
  parts: TypedRow<Name, Shown>,
): RestRow {
  return { procedure, ...parts } as RestRow;
}
