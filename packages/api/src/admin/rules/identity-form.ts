import { EMPTY, filledTexts, type Both } from './form-rows.ts';

/** Logo in the form of the console. Pictures are PNG files in base64, or empty. */
type LogoForm = {
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

/** Identity in the stored format. Texts of a draft may be empty. */
export type FiledIdentity = {
  readonly name?: Both | undefined;
  readonly signature?: Both | undefined;
  readonly logos: readonly {
    readonly name: Both;
    readonly picture: string;
    readonly nightPicture?: string | undefined;
  }[];
};

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
