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
  path: string;
  status: 200 | 201 | 204;
};

/**
 * JSON reply. When `entity` is null, the fields are at the root. `from` and `version` are methods,
 * because TypeScript then accepts rows with narrower parameter types.
 */
export type Reply = {
  entity: string | null;
  vocabulary: Vocabulary;
  isList?: boolean;
  /**
   * True when one call of the procedure returns only the part of the list that follows `after`. The
   * reply of the path contains the whole list.
   */
  inParts?: boolean;
  /** Changes the answer, or each item of a list, before the translation into French. */
  from?(output: unknown, locale: Locale): unknown;
  /** Version of the answer, sent as `ETag`. */
  version?(output: unknown): number;
};

export type Part = { rows: readonly unknown[]; nextAfter: string | null };

/** @decision exports#two-steps */
type FileReply = 'file';

/**
 * Key: French name of a body field. Value: JSON Schema. A body needs a valid value for at least one
 * of these fields.
 */
export type OneNeeded = Readonly<Record<string, Readonly<{ const?: unknown; type?: string }>>>;

export type RestRow = Endpoint & {
  procedure: ProcedureName;
  /** Key: input field. Value: reader of the `{place}` in the path. */
  url?: Record<string, UrlReader>;
  query?: Record<string, QueryReader & { field: string }>;
  body?: Vocabulary;
  fixed?: Readonly<Input>;
  /** Fills in fields that an older client may leave out, before the procedure checks the input. */
  complete?(input: Input): Input;
  completed?: readonly string[];
  oneNeeded?: OneNeeded;
  ifMatch?: string;
  /**
   * Cookie with a capability, for a caller without a session. `given`: the reply sets the cookie.
   * `taken`: the request may send the cookie.
   */
  pass?: 'given' | 'taken';
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
  pass?: 'given' | 'taken';
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

/** Checks a row against its procedure's types, because the kernel reads rows as untyped data. */
export function row<const Name extends ProcedureName, Shown = ItemOf<Name>>(
  procedure: Name,
  parts: TypedRow<Name, Shown>,
): RestRow {
  return { procedure, ...parts } as RestRow;
}
