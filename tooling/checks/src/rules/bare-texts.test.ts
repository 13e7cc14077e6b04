import { describe, expect, it } from 'vitest';
import { checkBareTexts } from './bare-texts.ts';

const faultsOf = (jsx: string) =>
  checkBareTexts([{ path: 'apps/web/src/x.tsx', text: `export const x = ${jsx};` }]).length;

describe('a bare text beside a conditional sibling', () => {
  it.each([
    '<p>Texte {isNew && <b>nouveau</b>}</p>',
    '<p>{isNew ? <b>a</b> : <i>b</i>} texte</p>',
    '<p>{t`Texte`} {isNew && <b>nouveau</b>}</p>',
    '<p><Trans>Texte</Trans> {isNew && <b>nouveau</b>}</p>',
    '<p>{person.name} {isNew && <b>nouveau</b>}</p>',
    '<p>{formatDay(day)} {hint && <b>nouveau</b>}</p>',
    '<p>Liste {list.map((each) => <b key={each}>{each}</b>)}</p>',
    '<p><b>fixe</b> {isNew && t`nouveau`}</p>',
    '<p><b>fixe</b> {isNew && <Trans>nouveau</Trans>}</p>',
    '<p><b>fixe</b> {isNew && <>, nouveau <i>a</i></>}</p>',
    '<p><b>fixe</b> {isNew ? <>a {b}</> : <Trans>c</Trans>}</p>',
    '<>Texte {isNew && <b>nouveau</b>}</>',
  ])('is refused: %s', (jsx) => {
    expect(faultsOf(jsx)).toBe(1);
  });

  it.each([
    '<p><span>Texte</span> {isNew && <b>nouveau</b>}</p>',
    '<p>{isNew && <b>nouveau</b>}</p>',
    '<p>{isNew && t`Texte`}</p>',
    '<p>{isNew ? t`un` : t`deux`} texte</p>',
    '<p>Texte <b>fixe</b></p>',
    "<p>{isLast ? '.' : ' '} texte</p>",
    '<p>{/* note */}{isNew && t`Texte`}</p>',
    '<div>{list} {isNew && <b>nouveau</b>}</div>',
    '<p>{children} {isNew && <b>nouveau</b>}</p>',
    "<p><b>fixe</b>{' '}{isNew && <b>nouveau</b>}</p>",
  ])('is not seen in %s', (jsx) => {
    expect(faultsOf(jsx)).toBe(0);
  });
});
