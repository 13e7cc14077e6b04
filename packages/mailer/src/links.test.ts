import { describe, expect, it } from 'vitest';
import {
  activationLink,
  loginLink,
  nightLink,
  passwordResetLink,
  programmeLink,
  registrationLink,
  reminderStopLink,
} from './links.ts';

describe('links', () => {
  it.each([
    ['https://aube.test', 'https://aube.test/inscription/t'],
    ['https://aube.test/', 'https://aube.test/inscription/t'],
    ['https://aube.test/sous/', 'https://aube.test/sous/inscription/t'],
  ])('starts with the configured address %s', (publicUrl, link) => {
    expect(registrationLink({ publicUrl, locale: 'fr' }, 't')).toBe(link);
  });

  it('adds the prefix /en for English and names whom the link is for', () => {
    const site = { publicUrl: 'https://aube.test', locale: 'en' } as const;
    expect(activationLink(site, 'marie', 't')).toBe('https://aube.test/en/activation/marie/t');
    expect(passwordResetLink(site, 'marie', 't')).toBe(
      'https://aube.test/en/reinitialisation-mot-passe/marie/t',
    );
    expect(loginLink(site)).toBe('https://aube.test/en/connexion');
    expect(programmeLink(site)).toBe('https://aube.test/en/mon-programme');
    expect(nightLink(site, '2026-01-06')).toBe('https://aube.test/en/journal-sommeil/2026-01-06');
    expect(reminderStopLink(site, 't')).toBe('https://aube.test/en/rappels/t');
  });

  it('lets no user name leave its segment', () => {
    const site = { publicUrl: 'https://aube.test', locale: 'fr' } as const;
    expect(activationLink(site, '../..//evil?x#y', 't')).toBe(
      'https://aube.test/activation/..%2F..%2F%2Fevil%3Fx%23y/t',
    );
  });
});
