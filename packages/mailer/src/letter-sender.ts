/** A logo in an email, as a PNG file. */
type LetterLogo = { readonly name: string; readonly png: Uint8Array };

/** Words and logos of the site that sends an email, in the reader's language. */
export type LetterSender = {
  /** Name that an inbox shows. */
  readonly name: string;
  /** Line under the text. */
  readonly signature: string;
  readonly logos: readonly LetterLogo[];
};

export type LetterPicture = LetterLogo & { readonly cid: string };
