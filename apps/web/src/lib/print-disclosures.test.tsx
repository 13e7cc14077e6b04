import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDisclosuresInPrint } from './print-disclosures.ts';

const supports = vi.fn<(condition: string) => boolean>();
vi.stubGlobal('CSS', { supports });

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

afterEach(() => vi.clearAllMocks());

describe('disclosures on paper', () => {
  it('stay as they are where the style sheet shows their content', () => {
    supports.mockReturnValue(true);
    document.body.innerHTML = '<details id="closed"></details>';
    openDisclosuresInPrint();
    dispatchEvent(new Event('beforeprint'));
    expect(openOnes()).toEqual([]);
  });

  it('are open while it is printed, and afterwards as they were', () => {
    supports.mockReturnValue(false);
    document.body.innerHTML = '<details id="closed"></details><details id="open" open></details>';
    openDisclosuresInPrint();
    dispatchEvent(new Event('beforeprint'));
    expect(openOnes()).toEqual(['closed', 'open']);
    dispatchEvent(new Event('afterprint'));
    expect(openOnes()).toEqual(['open']);
  });
});
