/** One thing that a release holds and that others made. */
export type Part = {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression, or words where there is none. */
  readonly licence: string;
  /** Where it is known by, as a package URL. */
  readonly purl: string;
  /** The licence as its makers wrote it. */
  readonly texts: readonly string[];
  /** SHA-512 of the package that it came in, in hexadecimal. */
  readonly sha512?: string;
  /** What it holds in turn. */
  readonly parts?: readonly { readonly name: string; readonly version: string }[];
};
