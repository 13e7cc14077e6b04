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
  hasMailArrived: boolean;
  establishmentCount: number;
  withoutContactCount: number;
  consentRead: string | null;
  consentVersion: string;
  /** Number of staff members who can log in, without administrators. */
  staffCount: number;
  /** True when an invitation was emailed, or a link was given by hand. */
  hasInvited: boolean;
  hasBackup: boolean;
};

/**
 * Steps of a new site (« premières étapes ») in order, with their state.
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
