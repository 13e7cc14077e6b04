import { msg } from '@lingui/core/macro';
import type { FieldMessages } from '../../lib/form-errors.ts';

export type OwnNames = { firstName: string; lastName: string };

const oneNameOnly = msg`Entrez votre nom. Si vous n’en avez qu’un seul, écrivez-le dans les deux cases.`;
const noFirstName = msg`Entrez votre prénom. Si vous n’avez qu’un seul nom, écrivez-le dans les deux cases.`;

/** @decision D95 */
export const ownNameMessages: FieldMessages<OwnNames> = {
  firstName: { required: noFirstName, noLetter: noFirstName },
  lastName: { required: oneNameOnly, noLetter: oneNameOnly },
};
