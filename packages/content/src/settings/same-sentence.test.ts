import { describe, expect, it } from 'vitest';
import { isSentence } from './same-sentence.ts';

describe('may be the same in both languages', () => {
  it.each([
    ['an organisation', 'CHU Sainte-Justine'],
    ['its full name', 'Centre hospitalier universitaire de Sherbrooke'],
    [
      'a long name in small letters',
      'Centre intégré universitaire de santé et de services sociaux de l’Estrie',
    ],
    ['a name that ends a paragraph', 'Clinique du sommeil de la vallée de la Matapédia.'],
    ['a name before its number', 'Groupe de médecine familiale du lac :'],
    ['an English name', 'Institute for sleep and health of the valley.'],
    ['a person', 'Marie-Ève Tremblay, infirmière clinicienne en santé mentale'],
    ['a person with a title', 'Dre Anne de la Chevrotière'],
    ['a person whose name ends like an order', 'Anna Martinez, infirmière en santé mentale'],
    ['a telephone', '819 555-0142, poste 3'],
    ['a telephone with its name', 'Ligne du soir 819 555-0142, poste de la nuit'],
    ['an address', '3175, chemin de la Côte-Sainte-Catherine.'],
    ['an address in small letters', '12, rue du lac, deuxième étage, près de la porte'],
    ['an email', 'sommeil@chu.example.test'],
    ['three words', 'Pour le programme.'],
    ['a place', 'Chez les amis de la famille de Rimouski'],
  ])('%s', (_, words) => {
    expect(isSentence(words)).toBe(false);
  });
});

describe('must be translated', () => {
  it.each([
    ['a sentence', 'Votre pharmacie répond le soir.'],
    ['a sentence without a pronoun', 'Le pharmacien répond aux questions.'],
    ['a sentence of an organisation', 'La clinique du sommeil ferme à midi.'],
    ['an organisation that does something for the reader', 'Clinique fermée, vous pouvez écrire.'],
    ['an order', 'Appelez la clinique le soir'],
    ['an order without a mark, in a list', 'Demandez une infirmière de la clinique :'],
    ['hours', 'Du lundi au vendredi, de midi à quatre heures'],
    ['a question', 'Que faire après une mauvaise nuit ?'],
    ['an exclamation', 'Bienvenue à toutes et à tous !'],
    ['an English sentence', 'Your pharmacist answers in the evening.'],
    ['an English sentence without a full stop', 'You can call in the evening'],
    ['a sentence with a name', 'Le CHU vous répond le soir.'],
  ])('%s', (_, words) => {
    expect(isSentence(words)).toBe(true);
  });
});
