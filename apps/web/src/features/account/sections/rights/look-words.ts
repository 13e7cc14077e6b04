import type { LookKind } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Describes each kind of access to the person it concerns. @decision D62 */
export const lookWords: Readonly<Record<LookKind, MessageDescriptor>> = {
  list: msg`Votre nom dans une liste`,
  record: msg`Vos coordonnées`,
  recordChanged: msg`Vos coordonnées, pour les modifier`,
  programme: msg`Votre programme et votre avancement`,
  diary: msg`Vos nuits`,
  questionnaires: msg`Vos réponses ou vos résultats`,
  safety: msg`Si une réponse demande de la prudence`,
  notifications: msg`Vos notifications`,
  followUp: msg`Votre suivi`,
  account: msg`Votre compte`,
  log: msg`Le registre des consultations`,
  exports: msg`Un fichier de données`,
  other: msg`Votre dossier`,
};
