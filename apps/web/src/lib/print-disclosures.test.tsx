import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDisclosuresInPrint } from './print-disclosures.ts';

const supports = vi.fn<(condition: string) => boolean>();
vi.stubGlobal('CSS', { supports });

function show(...disclosures: { id: string; open: boolean }[]): void {
  document.body.replaceChildren(
    ...disclosures.map((each) => Object.assign(document.createElement('details'), each)),
  );
}

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

afterEach(() => vi.clearAllMocks());

describe('disclosures on paper', () => {
  it('stay as they are where the style sheet shows their content', () => {
    supports.mockReturnValue(true);
    show({ id: 'closed', open: false });
    openDisclosuresInPrint();
    dispatchEvent(new Event('beforeprint'));
    expect(openOnes()).toEqual([]);
  });

  it('are open while it is printed, and afterwards as they were', () => {
    supports.mockReturnValue(false);
    show({ id: 'closed', open: false }, { id: 'open', open: true });
    openDisclosuresInPrint();
    dispatchEvent(new Event('beforeprint'));
    expect(openOnes()).toEqual(['closed', 'open']);
    dispatchEvent(new Event('afterprint'));
    expect(openOnes()).toEqual(['open']);
  });
});
