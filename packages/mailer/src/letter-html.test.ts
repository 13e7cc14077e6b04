import { describe, expect, it } from 'vitest';
import { escapeHtml } from './letter-html.ts';
import { writeLetter } from './letters.ts';

const LINK = 'https://aube.exemple.test/inscription/A1b2-_';

const invite = (
  establishmentName: string,
  locale: 'fr' | 'en' = 'fr',
  contactName = 'Infirmière',
) =>
  writeLetter(
    {
      kind: 'invitation',
      link: LINK,
      validUntil: '31 janvier 2026',
      establishmentName,
      referenceCode: 'CLSC-07',
      contact: { name: contactName, phone: '514 555-0142', hours: 'Le matin' },
      urgentCall: null,
    },
    locale,
  );
const htmlOf = (...invited: Parameters<typeof invite>) => invite(...invited).html ?? '';

const wordsIn = (html: string) =>
  html
    .replace(/<head>.*<\/head>/su, '')
    .replaceAll(/<[^>]+>|&nbsp;/gu, ' ')
    .replaceAll(/[ \n]+/gu, ' ');

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const COLOUR = '(#[0-9a-f]{6})';

/** Patterns that find the colour of a text and the colour behind the text. */
const PAIRS = {
  'words by day': ['class="ink" style="[^"]*;color:', 'class="card" bgcolor="'],
  'soft words by day': ['class="soft" style="[^"]*;color:', 'class="card" bgcolor="'],
  'the button by day': ['padding:16px 20px;color:', 'class="go" align="center" bgcolor="'],
  'words by night': ['\\.ink\\{color:', '\\.card\\{background:'],
  'soft words by night': ['\\.soft\\{color:', '\\.card\\{background:'],
  'the button by night': ['\\.go a\\{color:', '\\.go\\{background:'],
} as const;

describe('an email in HTML', () => {
  it.each(Object.entries(PAIRS))('has a contrast of 4.5 at least: %s', (_, [text, behind]) => {
    const html = htmlOf('Clinique du Lac');
    const colourAt = (before: string) => new RegExp(before + COLOUR, 'u').exec(html)?.[1] ?? '';
    expect(colourAt(text)).toMatch(/^#/);
    expect(contrast(colourAt(text), colourAt(behind))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['Clinique <b>du</b> Lac', 'Clinique &lt;b&gt;du&lt;/b&gt; Lac'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['O"Neill & fils', 'O&quot;Neill &amp; fils'],
    ["L'Estrie", 'L&#39;Estrie'],
    ['&lt;', '&amp;lt;'],
    ['</h1></title>', '&lt;/h1&gt;&lt;/title&gt;'],
    ['Hôpital été', 'Hôpital été'],
  ])('shows the name %j as it is', (name, written) => {
    expect(escapeHtml(name)).toBe(written);
    const plain = htmlOf('Nom', 'fr', 'Nom');
    const html = htmlOf(name, 'fr', name);
    expect(html.split(written).length - 1, 'heading, subject and contact').toBe(3);
    expect(html.match(/<[a-z!/]/giu)).toEqual(plain.match(/<[a-z!/]/giu));
  });

  it.each(['fr', 'en'] as const)('says what the text says: %s', (locale) => {
    const { text, html, subject } = invite('Clinique du Lac', locale);
    const said = wordsIn(html ?? '');
    for (const line of text.split('\n').filter((words) => words !== '')) {
      expect(said).toContain(escapeHtml(line));
    }
    expect(html).toContain(`<title>${escapeHtml(subject)}</title>`);
  });

  it.each(['fr', 'en'] as const)('loads nothing and runs nothing: %s', (locale) => {
    const html = htmlOf('Clinique du Lac', locale);
    expect(html).not.toMatch(
      /<(?:script|img|link|iframe|form|object|svg)|url\(|@import|\son\w+=/iu,
    );
    expect(new Set(html.match(/https?:[^\s"<]+/gu))).toEqual(new Set([LINK]));
  });

  it('has one button, and the link in full below', () => {
    const html = htmlOf('Clinique du Lac');
    expect(html.match(/<a /gu)).toHaveLength(2);
    expect(html).toContain(`>${LINK}</a>`);
  });
});
