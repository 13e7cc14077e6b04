import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorLine } from '../../../lib/form-errors.ts';
import { issueMessage } from '../../../lib/issue-messages.ts';

export type ContactFault = {
  readonly path: readonly (string | number)[];
  readonly code: string;
};

/** Id of the field of a contact: `contacts.0.name.fr`. */
export const fieldIdOf = (path: readonly (string | number)[]): string => path.join('.');

const inFrench = msg`Écrivez aussi ce texte en français`;
const inEnglish = msg`Écrivez aussi ce texte en anglais`;
const MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  notCallable: msg`Entrez un numéro avec son indicatif régional, par exemple 514 555-0199`,
  notALink: msg`Entrez une adresse complète qui commence par https://`,
  noWayToReach: msg`Donnez un téléphone, un courriel ou une page`,
  tooLong: msg`Raccourcissez ce texte`,
  unsafeText: msg`Retirez les caractères spéciaux de ce texte`,
};

function messageOf({ path, code }: ContactFault): MessageDescriptor {
  if (code === 'required') return path.at(-1) === 'fr' ? inFrench : inEnglish;
  return MESSAGES[code] ?? issueMessage(code);
}

/** Faults in words, in the order of the form. */
export const contactErrors = (
  faults: readonly ContactFault[],
  wordsOf: (message: MessageDescriptor) => string,
): ErrorLine[] =>
  faults.map((fault) => ({ fieldId: fieldIdOf(fault.path), text: wordsOf(messageOf(fault)) }));
