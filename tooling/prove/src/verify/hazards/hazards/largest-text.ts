import type { Hazard } from '../hazard.ts';

export const largestText: Hazard = {
  does: 'has the largest text of its settings (24 px) on a narrow screen',
  launchArgs: ['--blink-settings=defaultFontSize=24,defaultFixedFontSize=24'],
  faultsOn: (page) =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const isWide = scrollWidth > clientWidth;
      return isWide ? [`the page is ${scrollWidth - clientWidth} px wider than the screen`] : [];
    }),
};
