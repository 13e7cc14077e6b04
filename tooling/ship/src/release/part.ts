export type Part = {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression, or a free text. */
  readonly licence: string;
  readonly purl: string;
  readonly texts: readonly string[];
  /** SHA-512 of the package, in hexadecimal. */
  readonly sha512?: string;
  readonly parts?: readonly { readonly name: string; readonly version: string }[];
};
