import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConsoleRouteId } from '../../routes.ts';

export const consoleTitles: Readonly<Record<ConsoleRouteId, MessageDescriptor>> = {
  admin: msg`Administration`,
  adminData: msg`Données`,
  adminStatistics: msg`Statistiques`,
  adminParticipants: msg`Participants`,
  adminParticipantFollowUp: msg`Suivi de la personne`,
  adminParticipant: msg`Modifier la fiche`,
  adminInvitations: msg`Invitations`,
  adminAudit: msg`Registre`,
  adminRetention: msg`Conservation`,
  adminMailArrived: msg`Courriel d’essai`,
  adminSettings: msg`Réglages`,
  adminSetting: msg`Réglage`,
  adminHelp: msg`Aide`,
  adminHelpText: msg`Page des participants`,
  adminUsers: msg`Utilisateurs`,
  adminUserNew: msg`Ajouter un compte`,
  adminUser: msg`Modifier le compte`,
  adminUserDelete: msg`Supprimer le compte`,
  adminEstablishments: msg`Établissements`,
  adminEstablishmentNew: msg`Ajouter un établissement`,
  adminEstablishment: msg`Modifier l’établissement`,
  adminEstablishmentStatistics: msg`Statistiques de l’établissement`,
  adminEstablishmentDelete: msg`Supprimer l’établissement`,
};
