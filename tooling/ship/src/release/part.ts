/** A part of a release that others made. */
export type Part = {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression, or words. */
  readonly licence: string;
  /** The package URL. */
  readonly purl: string;
  /** The licence texts of its makers. */
  readonly texts: readonly string[];
  /** SHA-512 of its package, in hexadecimal. */
  readonly sha512?: string;
  /** Parts inside it. */
  readonly parts?: readonly { readonly name: string; readonly version: string }[];
};
