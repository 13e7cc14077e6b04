import { expect, it } from 'vitest';
import { crisisLineForms, filedCrisisLines, type CrisisLineForm } from './crisis-line-form.ts';

const none = { fr: '', en: '' };
const form = (given: Partial<CrisisLineForm> = {}): CrisisLineForm => ({
  code: '',
  name: { fr: 'Ligne', en: 'Line' },
  detail: none,
  hours: none,
  isAlwaysOpen: false,
  phone: '',
  text: '',
  url: '',
  ...given,
});

it('leaves out what is empty, and keeps what is half filled', () => {
  const hours = { fr: 'Le matin', en: '' };
  expect(filedCrisisLines([form({ phone: '1 866 APPELLE (277-3553)', hours })])).toEqual([
    {
      code: 'line-1',
      name: { fr: 'Ligne', en: 'Line' },
      hours,
      phone: { display: '1 866 APPELLE (277-3553)', tel: '18662773553' },
    },
  ]);
});

it('gives a new code to a new line, in the order of the form', () => {
  const forms = ['', 'own', 'own'].map((code) => form({ code }));
  expect(filedCrisisLines(forms).map(({ code }) => code)).toEqual(['line-1', 'own', 'line-2']);
});

it('comes back as it was', () => {
  const filed = filedCrisisLines([
    form({ code: 'a', text: '535353', url: 'https://example.test', isAlwaysOpen: true }),
    form({ code: 'b', detail: { fr: 'x', en: 'y' }, phone: '9-8-8' }),
  ]);
  expect(filedCrisisLines(crisisLineForms(filed))).toEqual(filed);
});
