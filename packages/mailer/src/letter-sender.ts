type LetterLogo = { readonly name: string; readonly png: Uint8Array };

/** Sender of an email, in the reader's language. */
export type LetterSender = {
  readonly name: string;
  /** Last line of the email. */
  readonly signature: string;
  readonly logos: readonly LetterLogo[];
};

export type LetterPicture = LetterLogo & { readonly cid: string };
