import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldIssue } from '@aube/api';
import type { SettingFault } from '@aube/api/rules';
import type { ErrorLine } from '../../../lib/form-errors.ts';
import { issueMessage } from '../../../lib/issue-messages.ts';

export const fieldIdOf = (path: readonly (string | number)[]): string => path.join('.');

const inFrench = msg`Écrivez aussi ce texte en français`;
const inEnglish = msg`Écrivez aussi ce texte en anglais`;
const TAG = '{%';
const COMMENT = '<!--';
type Worded = SettingFault | 'tooLong' | 'unsafeText';
const MESSAGES: Readonly<Record<Worded, MessageDescriptor>> = {
  notCallable: msg`Entrez un numéro avec son indicatif régional, par exemple 514 555-0199`,
  notALink: msg`Entrez une adresse complète qui commence par https://`,
  noWayToReach: msg`Donnez un téléphone, un courriel ou une page`,
  noWayToReachLine: msg`Donnez un téléphone, un numéro pour les textos ou une page`,
  noHours: msg`Donnez les heures, ou cochez que la ligne répond jour et nuit`,
  hoursOfSureLine: msg`Cette ligne répond jour et nuit : enlevez les heures, ou décochez la case`,
  noSureLine: msg`Donnez au moins une ligne qui répond jour et nuit, en plus du 911`,
  notJson: msg`Choisissez un fichier tout.json : ce fichier n’est pas du JSON`,
  notSettings: msg`Choisissez un fichier tout.json téléchargé d’un site Aube`,
  unknownKind: msg`Retirez ce réglage : cette version d’Aube ne le connaît pas`,
  twice: msg`Retirez ce réglage : il est là deux fois`,
  unknownPlace: msg`Ajoutez d’abord l’établissement qui a ce code de référence`,
  onlyForSite: msg`Retirez l’établissement : ce réglage est celui de tout le site`,
  guardsPeople: msg`Cochez ce qui est toujours demandé pour la sécurité`,
  notAReminderTime: msg`Choisissez une heure ou une demi-heure, de 5 h à 21 h`,
  notASender: msg`Écrivez un nom sans @, « < », « > » ni guillemets droits`,
  sameName: msg`Donnez un autre nom : un autre logo a déjà celui-là`,
  notALogo: msg`Choisissez une image PNG ou WebP, d’au moins 24 points de côté`,
  paleByDay: msg`Ce logo se lit mal sur fond clair : choisissez une version plus foncée`,
  paleOnPlate: msg`Ce logo se lit mal le soir : ajoutez une version pour fond sombre`,
  darkByNight: msg`Ce logo se lit mal sur fond sombre : choisissez une version plus claire`,
  badLink: msg`Un lien ne mène nulle part : donnez une page du site ou une adresse https://`,
  badResourceLink: msg`Un lien commence par https://, par tel: avec un numéro entier, ou par mailto:`,
  falseLink: msg`Un lien affiche un numéro ou une adresse et mène ailleurs : corrigez l’un des deux`,
  numbersDiffer: msg`Les deux langues doivent donner les mêmes numéros à appeler`,
  sameText: msg`Ce texte est le même en français : traduisez-le`,
  badText: msg`Ce texte a une forme inconnue : gardez ##, -, ** et les liens`,
  hiddenWords: msg`Retirez ${TAG} et ${COMMENT} : ces signes cachent des mots`,
  languagesDiffer: msg`Les deux langues doivent avoir les mêmes titres, paragraphes et listes`,
  tooLong: msg`Raccourcissez ce texte`,
  unsafeText: msg`Retirez les caractères spéciaux de ce texte`,
};

export function faultWords({ path, code }: Pick<FieldIssue, 'path' | 'code'>): MessageDescriptor {
  const last = path.at(-1);
  if (code === 'required' && last === 'fr') return inFrench;
  if (code === 'required' && last === 'en') return inEnglish;
  return Object.hasOwn(MESSAGES, code) ? MESSAGES[code as Worded] : issueMessage(code);
}

export const faultLines = (
  faults: readonly Pick<FieldIssue, 'path' | 'code'>[],
  wordsOf: (message: MessageDescriptor) => string,
): ErrorLine[] =>
  faults.map((fault) => ({
    fieldId: fieldIdOf(fault.path[0] === 'form' ? fault.path.slice(1) : fault.path),
    text: wordsOf(faultWords(fault)),
  }));
