import { EMPTY, filledTexts, type Both } from './form-rows.ts';

/** A logo as the console edits it; pictures are PNG files as base64, or empty. */
type LogoForm = {
  /** Empty for a new logo. */
  readonly code: string;
  readonly name: Both;
  readonly picture: string;
  readonly nightPicture: string;
};

export type IdentityForm = {
  readonly name: Both;
  readonly signature: Both;
  readonly logos: readonly LogoForm[];
};

/** The setting as it is stored; texts of a draft may still be empty. */
export type FiledIdentity = {
  readonly name?: Both | undefined;
  readonly signature?: Both | undefined;
  readonly logos: readonly {
    readonly name: Both;
    readonly picture: string;
    readonly nightPicture?: string | undefined;
  }[];
};

/** The setting of a form; what is not filled is left out. */
export const filedIdentity = ({ name, signature, logos }: IdentityForm): FiledIdentity => ({
  ...filledTexts({ name, signature }, ['name', 'signature']),
  logos: logos.map(({ name: logoName, picture, nightPicture }) => ({
    name: logoName,
    picture,
    ...(nightPicture !== '' && { nightPicture }),
  })),
});

export const identityFormOf = ({ name, signature, logos }: FiledIdentity): IdentityForm => ({
  name: name ?? EMPTY,
  signature: signature ?? EMPTY,
  logos: logos.map(({ name: logoName, picture, nightPicture }, index) => ({
    code: `logo-${index + 1}`,
    name: logoName,
    picture,
    nightPicture: nightPicture ?? '',
  })),
});
