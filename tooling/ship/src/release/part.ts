/** A third-party part of a release. */
export type Part = {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression, or a free text. */
  readonly licence: string;
  /** The package URL. */
  readonly purl: string;
  /** The licence texts from the authors. */
  readonly texts: readonly string[];
  /** SHA-512 of its package, in hexadecimal. */
  readonly sha512?: string;
  /** Parts inside it. */
  readonly parts?: readonly { readonly name: string; readonly version: string }[];
};
