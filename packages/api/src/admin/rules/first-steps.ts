import { isConsentDue } from '../../rights/rules/consent.ts';

export const FIRST_STEPS = [
  'mail',
  'establishment',
  'contacts',
  'consent',
  'staff',
  'invitation',
  'backup',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type SiteFacts = {
  /** True when somebody followed the link of a test email. */
  hasMailArrived: boolean;
  establishmentCount: number;
  /** Open establishments of which no telephone, email or address is known. */
  withoutContactCount: number;
  /** Version of the consent that an administrator has read; null when nobody has read one. */
  consentRead: string | null;
  consentVersion: string;
  /** Members of staff who can log in, administrators not counted. */
  staffCount: number;
  /** True when an invitation has left, or its link was given by hand. */
  hasInvited: boolean;
  /** True when a backup was ever made. */
  hasBackup: boolean;
};

/**
 * Steps of a new site (« premières étapes »), in order, each with what is so.
 * @decision D91 console#first-steps
 */
export function firstStepsOf(facts: SiteFacts): { step: FirstStep; isDone: boolean }[] {
  const done: Record<FirstStep, boolean> = {
    mail: facts.hasMailArrived,
    establishment: facts.establishmentCount > 0,
    contacts: facts.establishmentCount > 0 && facts.withoutContactCount === 0,
    consent: facts.consentRead !== null && !isConsentDue([facts.consentRead], facts.consentVersion),
    staff: facts.staffCount > 0,
    invitation: facts.hasInvited,
    backup: facts.hasBackup,
  };
  return FIRST_STEPS.map((step) => ({ step, isDone: done[step] }));
}
