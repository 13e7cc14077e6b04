import type { AppRouter } from '@aube/api/server';
import type { AnyProcedure } from '@trpc/server';
import type { Locale } from './texts/codes.ts';
import type { UrlReader } from './url-values.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

type Records = AppRouter['_def']['record'];

/** `diary.saveDay`: every procedure by its name. */
type ProcedureName = {
  [Area in keyof Records]: Records[Area] extends AnyProcedure
    ? Area
    : `${Area}.${Extract<keyof Records[Area], string>}`;
}[keyof Records];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a procedure's answer becomes a reply; `entity: null` puts the fields at the root. */
export type Reply = {
  entity: string | null;
  vocabulary: Vocabulary;
  isList?: boolean;
  /** Reshapes the answer before its words are changed. */
  from?: (output: never, locale: Locale) => unknown;
  /** The row's version, told as `ETag`. */
  version?: (output: never) => number;
};

/** One REST path: which procedure it leads to, and how its words map. */
export type RestRow = {
  method: Method;
  /** As the specification writes it: `/api/utilisateurs/{id}/modules`. */
  path: string;
  procedure: ProcedureName;
  /** Input field → the `{place}` of the path that gives it. */
  url?: Record<string, UrlReader>;
  /** Query parameter (French) → how it is read, and the input field it becomes. */
  query?: Record<string, { field: string; read: (text: string) => unknown }>;
  body?: Vocabulary;
  /** Input that the path itself says: which questionnaire it is about. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Fills in what an old client may leave out, before the procedure judges the rest. */
  complete?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** The input field that `If-Match` fills. */
  ifMatch?: string;
  reply: Reply | null;
  status: 200 | 201 | 204;
};
