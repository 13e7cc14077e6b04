import type { ErrorCode } from '@aube/api';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { otherAddressOf } from './entry-fault.ts';
import type { Fault } from './error-code.ts';

const internal = msg`Oups! Une erreur s’est produite. Réessayez dans un instant.`;

type Sentences<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

type StaffCode =
  | 'ABANDONMENT_UNDOABLE'
  | 'UNDO_EXPIRED'
  | 'REFERENCE_CODE_TAKEN'
  | 'INVITATION_OVER'
  | 'LAST_ADMINISTRATOR'
  | 'OWN_ACCOUNT'
  | 'ACCOUNT_STATE'
  | 'ACCOUNT_TAKEN'
  | 'SHEET_TOO_LONG'
  | 'TOO_BUSY';

const ownMessages: Sentences<Exclude<ErrorCode, StaffCode> | 'OFFLINE'> = {
  OFFLINE: msg`Le site ne répond pas. Vérifiez votre connexion, puis réessayez.`,
  BAD_JSON: internal,
  NOT_AUTHENTICATED: msg`Votre session est terminée. Connectez-vous pour continuer.`,
  WRONG_CREDENTIALS: msg`Le courriel ou le mot de passe n’est pas le bon. Vérifiez les deux, puis réessayez.`,
  SECOND_FACTOR_REQUIRED: msg`Entrez aussi le code de votre application.`,
  SECOND_FACTOR_NOT_SET_UP: msg`Activez d’abord la validation en deux étapes : vous aurez ensuite accès au reste.`,
  FORBIDDEN: msg`Votre compte ne donne pas accès à cette action.`,
  CONFIRM_IDENTITY: msg`Rien n’a été fait : il fallait d’abord confirmer que c’est bien vous. Vous pouvez recommencer.`,
  CONSULTATION_READ_ONLY: msg`Vous consultez le compte de quelqu’un d’autre : rien ne peut y être modifié.`,
  CROSS_SITE: msg`Rien n’a été fait : ce navigateur cache d’où viennent vos demandes, et le site les refuse. Désactivez pour ce site les extensions qui protègent la vie privée, ou prenez un autre navigateur, puis recommencez.`,
  OTHER_PERSON: msg`Rien n’a été fait : une autre personne s’est connectée dans ce navigateur. Rechargez la page pour continuer avec son compte.`,
  NOT_FOUND: msg`Cet élément n’existe pas, ou n’existe plus.`,
  METHOD_NOT_ALLOWED: internal,
  DAY_NOT_OPEN: msg`Cette nuit est encore à venir. Vous pourrez la noter le matin qui la suit.`,
  DAY_EXPIRED: msg`Cette nuit ne peut plus être modifiée : le délai est passé.`,
  PROGRAMME_ABANDONED: msg`Vous avez quitté le programme : vous pouvez lire vos données, mais plus les changer.`,
  MODULE_LOCKED: msg`Ce module n’est pas encore ouvert. Sa page dit quand il s’ouvre et ce qu’il faut finir avant.`,
  QUESTIONNAIRE_DUE: msg`Il faut d’abord répondre à un questionnaire. Le reste du programme s’ouvre ensuite.`,
  QUESTIONNAIRE_NOT_DUE: msg`Ce questionnaire n’est pas encore ouvert.`,
  ALREADY_SUBMITTED: msg`Ce questionnaire est déjà envoyé.`,
  PAUSE_NOT_AVAILABLE: msg`Aucune pause ne peut être demandée maintenant. Rechargez la page pour voir où en est le programme.`,
  PAUSE_BEGUN: msg`La pause a commencé : elle ne peut plus être annulée, mais elle peut prendre fin plus tôt.`,
  PAUSE_NOT_RUNNING: msg`Cette pause ne peut pas prendre fin aujourd’hui. Rechargez la page pour voir où en est le programme.`,
  SCHEDULE_FROZEN: msg`L’horaire de cette semaine est fixé. Vous pourrez en choisir un nouveau la semaine prochaine.`,
  OPENING_NOT_AVAILABLE: msg`Aucune semaine ne peut être ouverte maintenant. Rechargez la page pour voir où en est votre journal.`,
  SCHEDULE_NOT_AVAILABLE: msg`Aucun horaire ne peut être choisi pour cette semaine.`,
  ALREADY_EXISTS: msg`Cette valeur est déjà utilisée.`,
  ESTABLISHMENT_CLOSED: msg`Cet établissement n’accueille plus de nouvelles personnes.`,
  VERSION_CONFLICT: msg`Cela a été modifié ailleurs entre-temps. Rechargez la page pour voir la dernière version.`,
  PRECONDITION_FAILED: msg`Cela a été modifié ailleurs entre-temps. Rechargez la page pour voir la dernière version.`,
  TOO_LARGE: msg`Ce texte est trop long. Raccourcissez-le, puis réessayez.`,
  NOT_JSON: internal,
  INVALID: msg`Certaines réponses sont à corriger.`,
  TOKEN_INVALID: msg`Ce lien n’est plus valable : il a déjà servi, ou son délai est passé.`,
  TOO_MANY_REQUESTS: msg`Trop d’essais en peu de temps. Attendez un peu, puis réessayez.`,
  INTERNAL: internal,
  UNAVAILABLE: msg`Le site est occupé pour le moment. Réessayez dans un instant.`,
};

/** @source specification §8 */
const errorMessages: Partial<Sentences<ErrorCode | 'OFFLINE'>> = { ...ownMessages };

export function addStaffMessages(messages: Sentences<StaffCode>): void {
  Object.assign(errorMessages, messages);
}

/**
 * Only an outdated page sends an unknown field, so the person must reload the page.
 * @decision rest-and-openapi#unknown-fields
 */
const outdated = msg`Cette page n’est plus à jour. Rechargez-la, puis réessayez.`;

const elsewhere = (address: string) =>
  msg`Rien n’a été fait : ce site s’ouvre à une autre adresse. Ouvrez ${address}, puis recommencez.`;

function messageOf({ code, issues, details }: FaultToSay): MessageDescriptor {
  const otherAddress = otherAddressOf(location.origin, [details?.['siteAddress']]);
  if (code === 'CROSS_SITE' && otherAddress !== null) return elsewhere(otherAddress);
  const isOutdated = issues?.some((issue) => issue.code === 'unknownField');
  return isOutdated ? outdated : (errorMessages[code] ?? internal);
}

type FaultToSay = Pick<Fault, 'code'> & Partial<Pick<Fault, 'issues' | 'details'>>;

export function useErrorText(): (fault: FaultToSay) => string {
  const { i18n } = useLingui();
  return useCallback((fault) => i18n._(messageOf(fault)), [i18n]);
}
