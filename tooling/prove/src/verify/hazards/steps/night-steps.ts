import type { Locator } from '@playwright/test';
import { dayAt } from '../../people.ts';
import type { Hand } from '../hand.ts';
import type { Walker } from '../step.ts';

const TIMES = {
  'À quelle heure avez-vous éteint la lumière pour dormir?': '2230',
  'À quelle heure était votre réveil final?': '615',
  'À quelle heure avez-vous quitté le lit?': '645',
};

const FIGURES = {
  'Combien de minutes avez-vous mis à vous endormir?': '20',
  'Combien de fois le sommeil s’est-il interrompu?': '2',
  'Combien de minutes ces éveils ont-ils duré en tout?': '30',
};

const napsOf = (hand: Hand): Locator =>
  hand.page.getByRole('group', { name: /^Avez-vous fait une sieste/ });

async function enter(hand: Hand, day: string): Promise<void> {
  const { page } = hand;
  await page.goto(`/journal-sommeil/${day}`);
  for (const [label, time] of Object.entries(TIMES))
    await hand.type(page.getByLabel(label, { exact: true }), time);
  for (const [name, answer] of Object.entries(FIGURES)) {
    const group = page.getByRole('group', { name, exact: true });
    await hand.press(group.locator('label.chip').getByText(answer, { exact: true }));
  }
}

async function save(hand: Hand): Promise<void> {
  await hand.pressButton('Enregistrer ma nuit');
  const saved = { level: 2, name: /^Enregistrée (?:à|le .+ à) \d+\sh/ };
  await hand.page.getByRole('heading', saved).waitFor();
}

export async function writeNight({ hand }: Walker): Promise<void> {
  await enter(hand, dayAt(-2));
  await hand.press(napsOf(hand).getByText('Non', { exact: true }));
  await save(hand);
}

export async function writeNap({ hand }: Walker): Promise<void> {
  await enter(hand, dayAt(-1));
  await hand.press(napsOf(hand).getByText('Oui', { exact: true }));
  const nap = hand.page.getByRole('group', { name: 'Votre sieste', exact: true });
  await hand.type(nap.getByRole('textbox', { name: 'Début' }), '1330');
  await hand.type(nap.getByRole('textbox', { name: 'Fin' }), '1350');
  await save(hand);
}
