import { msg } from '@lingui/core/macro';
import { addStaffMessages } from '../../lib/error-messages.ts';

export const loadStaffMessages = () =>
  addStaffMessages({
    ABANDONMENT_UNDOABLE: msg`La personne peut encore reprendre le programme elle-même.`,
    UNDO_EXPIRED: msg`Il est trop tard pour annuler.`,
    REFERENCE_CODE_TAKEN: msg`Un autre établissement porte maintenant ce code de référence.`,
    INVITATION_OVER: msg`Cette invitation a déjà servi ou a été révoquée.`,
    LAST_ADMINISTRATOR: msg`C’est le dernier compte qui peut administrer le site. Donnez d’abord ce rôle à quelqu’un d’autre.`,
    OWN_ACCOUNT: msg`Vous ne pouvez ni fermer votre propre compte ni vous retirer l’administration.`,
    ACCOUNT_STATE: msg`Ce compte a changé entre-temps et ne permet plus cette action. Rechargez la page.`,
    ACCOUNT_TAKEN: msg`Un autre compte porte maintenant cette adresse ou ce nom d’utilisateur. Changez d’abord celui-là.`,
    TOO_BUSY: msg`Beaucoup de recherches et de calculs sont en cours. Réessayez dans quelques secondes.`,
    SHEET_TOO_LONG: msg`Une feuille de calcul contient au plus un million de lignes. Choisissez le fichier CSV.`,
  });
