import type { InputOf, ItemOf, ProcedureName } from '../procedure-types.ts';
import type { Field } from './vocabulary.ts';

/** All paths in a type, for example `night` and `night.lightsOutTime`; `string` for `unknown`. */
type PathsOf<T> = unknown extends T
  ? string
  : T extends readonly unknown[] | Date
    ? never
    : T extends object
      ? {
          [Key in keyof T & string]-?: string extends Key
            ? never
            : Key | `${Key}.${PathsOf<T[Key]>}`;
        }[keyof T & string]
      : never;

type Get<T, Key> = T extends object ? (Key extends keyof T ? T[Key] : never) : never;

type At<T, Path> = Path extends `${infer Key}.${infer Rest}`
  ? At<NonNullable<Get<T, Key>>, Rest>
  : NonNullable<Get<T, Path>>;

type Inside<T, Path> = unknown extends T
  ? unknown
  : [At<T, Path>] extends [readonly (infer Item)[]]
    ? Item
    : At<T, Path>;

type Plain<Access, Path> = Field & { access: Access; english: Path; words: undefined };

type Nested<Access, Path, In, Out> = Path extends string
  ? Field & {
      access: Access;
      english: Path;
      words: VocabularyOf<Inside<In, Path>, Inside<Out, Path>>;
    }
  : never;

/**
 * Vocabulary whose input paths exist in `In` and whose output paths exist in `Out`. A vocabulary
 * for one direction has `unknown` for the other.
 */
export type VocabularyOf<In, Out> = readonly (
  | Plain<'in', PathsOf<In>>
  | Plain<'out', PathsOf<Out>>
  | Plain<'both', PathsOf<In> & PathsOf<Out>>
  | Nested<'in', PathsOf<In>, In, unknown>
  | Nested<'out', PathsOf<Out>, unknown, Out>
  | Nested<'both', PathsOf<In> & PathsOf<Out>, In, Out>
)[];

export type BodyVocabulary<In> = VocabularyOf<In, unknown>;

export type ReplyVocabulary<Out> = VocabularyOf<unknown, Out>;

export type WordsOf<Name extends ProcedureName> = VocabularyOf<InputOf<Name>, ItemOf<Name>>;
