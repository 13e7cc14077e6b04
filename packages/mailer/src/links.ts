import type { Locale } from '@aube/content/locale';

/** `publicUrl`: from the configuration, never from a request (TK-5). */
type Site = { publicUrl: string; locale: Locale };

function link({ publicUrl, locale }: Site, ...segments: string[]): string {
  const prefix = locale === 'en' ? ['en'] : [];
  const path = [...prefix, ...segments].map((segment) => encodeURIComponent(segment)).join('/');
  return `${publicUrl.replace(/\/+$/, '')}/${path}`;
}

export const registrationLink = (site: Site, token: string) => link(site, 'inscription', token);

export const activationLink = (site: Site, username: string, token: string) =>
  link(site, 'activation', username, token);

export const passwordResetLink = (site: Site, username: string, token: string) =>
  link(site, 'reinitialisation-mot-passe', username, token);

export const emailChangeLink = (site: Site, token: string) => link(site, 'courriel', token);

export const contactsLink = (site: Site) => link(site, 'personnes-ressources');

export const loginLink = (site: Site) => link(site, 'connexion');

export const forgottenPasswordLink = (site: Site) => link(site, 'reinitialisation-mot-passe');

/** Link to `/mon-programme`. The address does not show which task waits. */
export const programmeLink = (site: Site) => link(site, 'mon-programme');

export const nightLink = (site: Site, date: string) => link(site, 'journal-sommeil', date);

export const weekLink = (site: Site, week: number) =>
  link(site, 'mon-programme', 'semaine', String(week));

export const afterProgrammeLink = (site: Site) => link(site, 'mon-programme', 'faire-le-point');

export const consoleLink = (site: Site) => link(site, 'admin');

/** @decision D91 */
export const mailTestLink = (site: Site, token: string) =>
  link(site, 'admin', 'courriel-recu', token);

export const reminderStopLink = (site: Site, token: string) => link(site, 'rappels', token);
