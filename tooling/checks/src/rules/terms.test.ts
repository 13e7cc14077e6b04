import { expect, it } from 'vitest';
import { driftedTerms } from './terms.ts';

const said = (text: string, locale: 'fr' | 'en') =>
  driftedTerms(text, locale).map(({ found, say }) => [found, say]);

it.each([
  ['Un email vous attend.', 'fr', [['email', 'courriel']]],
  ['Ouvrez la lettre reçue.', 'fr', [['lettre reçue', 'courriel']]],
  ['De 3 à 40 lettres sans accent.', 'fr', []],
  ['Votre adresse courriel.', 'fr', [['adresse courriel', 'adresse de courriel']]],
  ['La cible est atteinte.', 'fr', [['cible', 'repère']]],
  ['Un courriel part vers vous.', 'fr', [['courriel part', 'courriel envoyé']]],
  ["Vous n'êtes pas connecté.", 'fr', [['Vous n’êtes pas connecté', 'a wording for everybody']]],
  ['Vous êtes connectée ou connecté.', 'fr', []],
  ['Appelez le 988.', 'fr', [['988', '9-8-8']]],
  ['Call 9-8-8 or 1-988-555.', 'en', []],
  ['Your user name', 'en', [['user name', 'username']]],
  ['Monday : done', 'en', [[' :', ':']]],
  ['Monday\u00a0: done', 'en', [['\u00a0:', ':']]],
  ['Monday: done', 'en', []],
  ['Send an e-mail', 'en', [['e-mail', 'email']]],
  ['Enter the code of your app', 'en', [['code of your app', 'code from your app']]],
  ['Voir la vidéo', 'fr', [['la vidéo', 'le module en images']]],
  ['Une courte vidéo.', 'fr', [['Une courte vidéo', 'le module en images']]],
  ['Vous regardez des vidéos au lit.', 'fr', []],
  ['Watch the video', 'en', [['the video', 'the module in pictures']]],
  ['You watch videos in bed.', 'en', []],
  ['You will record your night', 'en', []],
  ['Parlez-en à un médecin.', 'fr', [['un médecin', 'a wording for everybody']]],
  ['Parlez-en à une ou un médecin, à votre médecin.', 'fr', []],
  ['De l’avis d’une ou d’un professionnel', 'fr', []],
  ['Appelez votre pharmacien.', 'fr', [['votre pharmacien', 'a wording for everybody']]],
  ['Une pharmacienne ou un pharmacien répond.', 'fr', []],
  ['Demandez à une infirmière.', 'fr', [['une infirmière', 'a wording for everybody']]],
  ['Une infirmière ou un infirmier répond.', 'fr', []],
  ["L'inquiétude tient éveillé.", 'fr', [['tient éveillé', 'a wording for everybody']]],
  ["Les outils qui m'ont aidé", 'fr', [['m’ont aidé', 'a wording for everybody']]],
  ['Ceci demande de la prudence.', 'fr', [['demande de la prudence', 'précaution']]],
  ['Your medicines', 'en', [['medicines', 'medication']]],
  ['Ask about medication and medical advice.', 'en', []],
  ['Tick the sentence', 'en', [['Tick', 'check']]],
] as const)('%s', (text, locale, expected) => {
  expect(said(text, locale)).toEqual(expected);
});

it('says on which line', () => {
  expect(driftedTerms('One\nuser name', 'en')).toMatchObject([{ line: 2 }]);
});
