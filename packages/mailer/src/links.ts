import type { Locale } from '@aube/content/locale';

/**
 * The site that links lead to. `publicUrl` comes from the configuration, never from a request
 * (TK-5).
 */
type Site = { publicUrl: string; locale: Locale };

function link({ publicUrl, locale }: Site, ...segments: string[]): string {
  const prefix = locale === 'en' ? ['en'] : [];
  const path = [...prefix, ...segments].map((segment) => encodeURIComponent(segment)).join('/');
  return `${publicUrl.replace(/\/+$/, '')}/${path}`;
}

/** `/inscription/{jeton}` */
export const registrationLink = (site: Site, token: string) => link(site, 'inscription', token);

/** `/activation/{nom_utilisateur}/{jeton}` */
export const activationLink = (site: Site, username: string, token: string) =>
  link(site, 'activation', username, token);

/** `/reinitialisation-mot-passe/{nom_utilisateur}/{jeton}` */
export const passwordResetLink = (site: Site, username: string, token: string) =>
  link(site, 'reinitialisation-mot-passe', username, token);

/** `/courriel/{jeton}` */
export const emailChangeLink = (site: Site, token: string) => link(site, 'courriel', token);

/** `/personnes-ressources` */
export const contactsLink = (site: Site) => link(site, 'personnes-ressources');

/** `/connexion` */
export const loginLink = (site: Site) => link(site, 'connexion');

/** `/reinitialisation-mot-passe` */
export const forgottenPasswordLink = (site: Site) => link(site, 'reinitialisation-mot-passe');

/** `/mon-programme`: its address does not say what waits there. */
export const programmeLink = (site: Site) => link(site, 'mon-programme');

/** `/journal-sommeil/{date}` */
export const nightLink = (site: Site, date: string) => link(site, 'journal-sommeil', date);

/** `/mon-programme/semaine/{numero}` */
export const weekLink = (site: Site, week: number) =>
  link(site, 'mon-programme', 'semaine', String(week));

/** `/admin` */
export const consoleLink = (site: Site) => link(site, 'admin');

/** `/rappels/{jeton}` */
export const reminderStopLink = (site: Site, token: string) => link(site, 'rappels', token);
