import type { RouterInputs, RouterOutputs } from '@aube/api/server';

type Areas = keyof RouterInputs;

export type ProcedureName = {
  [Area in Areas]: `${Area}.${Extract<keyof RouterInputs[Area], string>}`;
}[Areas];

type Named<Router, Name> = Name extends `${infer Area}.${infer Procedure}`
  ? Area extends keyof Router
    ? Procedure extends keyof Router[Area]
      ? Router[Area][Procedure]
      : never
    : never
  : never;

export type InputOf<Name extends ProcedureName> = Named<RouterInputs, Name>;
export type OutputOf<Name extends ProcedureName> = Named<RouterOutputs, Name>;

/** Type of one entity in a reply: the item of a list, or the reply without null. */
export type ItemOf<Name extends ProcedureName> =
  NonNullable<OutputOf<Name>> extends
    | readonly (infer Item)[]
    | { rows: readonly (infer Item)[]; nextAfter: string | null }
    ? Item
    : NonNullable<OutputOf<Name>>;

export type InputKey<Name extends ProcedureName> = keyof InputOf<Name> & string;

export type Unread<Name extends ProcedureName> = Partial<Record<InputKey<Name>, unknown>>;
