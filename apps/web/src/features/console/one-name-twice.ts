import { msg } from '@lingui/core/macro';

/** @decision D95 */
export const oneNameTwice = {
  firstName: msg`Entrez le prénom. Pour une personne qui n’a qu’un seul nom, écrivez-le dans les deux cases.`,
  lastName: msg`Entrez le nom de famille. Pour une personne qui n’a qu’un seul nom, écrivez-le dans les deux cases.`,
};
