import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { fitsSearch } from './list.ts';

describe('the folding', () => {
  it.each([
    ['Lebœuf', 'leboeuf'],
    ['ŒUVRE', 'oeuvre'],
    ['Lætitia', 'laetitia'],
    ['Groß', 'gross'],
    ['GROẞ', 'gross'],
    ['Østergård', 'ostergard'],
    ['Wałęsa', 'walesa'],
    ['Đặng', 'dang'],
    ['Sigurður Þór', 'sigurdur thor'],
    ['Işık', 'isik'],
    ['IŞIK', 'isik'],
    ['İpek', 'ipek'],
    ['ΣΙΣΥΦΟΣ', 'σισυφοσ'],
    ['Jean-Luc', 'jean luc'],
    ['Jean‑Luc', 'jean luc'],
    ['O’Neill', 'o neill'],
    ["  L'Été \u00a0 indien ", 'l ete indien'],
    ['Zoe\u0301\u200b', 'zoe'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });

  it('puts Œuvrard between O’Neill and Semaine', () => {
    const names = ['Zhang', 'Semaine', 'Œuvrard', 'O’Neill', 'Élie', 'Eliott', 'De La Tour'];
    const byName = names.toSorted((one, other) => (foldText(one) < foldText(other) ? -1 : 1));
    expect(byName).toEqual([
      'De La Tour',
      'Élie',
      'Eliott',
      'O’Neill',
      'Œuvrard',
      'Semaine',
      'Zhang',
    ]);
  });

  it.each([
    ['Lebœuf', 'leboeuf'],
    ['Lebœuf', 'Lebœuf'],
    ['Hôpital du Sacré-Cœur', 'sacre coeur'],
    ['Hôpital du Sacré-Cœur', 'sacré-cœur'],
    ['Hôpital du Sacré-Cœur', 'sacrecoeur'],
    ['Jean Luc', 'jean-luc'],
    ['Jean-Luc', 'jean luc'],
    ['Jean-Luc', 'jeanluc'],
    ['O’Neill', "o'neill"],
    ['O’Neill', 'oneill'],
    ['anything', ' - '],
  ])('finds %j by %j', (text, search) => {
    expect(fitsSearch(text, search)).toBe(true);
  });
});
