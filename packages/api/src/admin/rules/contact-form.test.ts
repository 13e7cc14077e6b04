import { describe, expect, it } from 'vitest';
import { contactForms, filedContacts, type ContactForm } from './contact-form.ts';

const none = { fr: '', en: '' };
const form = (given: Partial<ContactForm> = {}): ContactForm => ({
  code: '',
  name: { fr: 'Infirmière', en: 'Nurse' },
  detail: none,
  hours: none,
  address: none,
  phone: '',
  email: '',
  url: '',
  ...given,
});

describe('contacts of the form, for the file', () => {
  it('leave out what is empty, and keep what is half filled', () => {
    const hours = { fr: 'Le matin', en: '' };
    expect(filedContacts([form({ phone: '514 555-0142 poste 3', hours })])).toEqual([
      {
        code: 'contact-1',
        name: { fr: 'Infirmière', en: 'Nurse' },
        hours,
        phone: { display: '514 555-0142 poste 3', tel: '5145550142' },
      },
    ]);
  });

  it('keep their codes, and give a new one to a new or a doubled contact', () => {
    const forms = ['', 'nurse', 'contact-1', 'nurse', ''].map((code) => form({ code }));
    expect(filedContacts(forms).map(({ code }) => code)).toEqual([
      'contact-2',
      'nurse',
      'contact-1',
      'contact-3',
      'contact-4',
    ]);
  });

  it('come back as they were', () => {
    const filed = filedContacts([
      form({ code: 'a', phone: '9-8-8', email: 'a@example.test', url: 'https://example.test' }),
      form({ code: 'b', detail: { fr: 'x', en: 'y' }, address: { fr: 'u', en: 'v' } }),
    ]);
    expect(filedContacts(contactForms(filed))).toEqual(filed);
  });
});
