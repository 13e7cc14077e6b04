import type { Locale } from '@aube/content/locale';
import type { LetterSheet } from './letter-content.ts';
import type { LetterPicture } from './letter-sender.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/**
 * Colours of light mode. Each tag contains its colours, because some mail programs remove the style
 * sheet.
 */
const DAY = { page: '#f2eadf', card: '#fcf9f4', ink: '#21243f', soft: '#4a4e66', line: '#dcd3c6' };

const NIGHT_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0b0c1d!important}
.card{background:#191c32!important;border-color:#33364d!important}
.ink{color:#e5ddd0!important}
.soft{color:#b1b3c4!important}
.line{border-color:#33364d!important}
.go{background:#e2a670!important}
.go a{color:#14162d!important}
}`;

const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

const SUN = { colour: '#fff1d6', radius: 48, rowHeight: 4 };
const SKY_ABOVE = ['#16173f', '#2a2557', '#39336f'];
const SKY_BEHIND_SUN = ['#553c6b', '#754865', '#94545f', '#bd615b', '#dc8a67', '#fab373'];
const HILLS = ['#413a6d', '#1b1d40'];

const cell = (colour: string, height: number, inside = '&nbsp;') =>
  `<td align="center" bgcolor="${colour}" height="${height}" style="height:${height}px;line-height:${height}px;font-size:1px">${inside}</td>`;

function sunRow(sky: string, heightAbove: number): string {
  const width = Math.round(2 * Math.sqrt(SUN.radius ** 2 - heightAbove ** 2));
  const disc = `<table ${TABLE} align="center" width="${width}"><tr>${cell(SUN.colour, SUN.rowHeight)}</tr></table>`;
  return cell(sky, SUN.rowHeight, disc);
}

/** Picture of a sunrise, made of table rows, because many mail programs hide images. */
const dawnRows = (): string => {
  const sunRows = SUN.radius / SUN.rowHeight;
  const behind = Array.from({ length: sunRows }, (_, row) =>
    sunRow(
      SKY_BEHIND_SUN[Math.floor((row * SKY_BEHIND_SUN.length) / sunRows)] ?? '',
      SUN.radius - (row + 0.5) * SUN.rowHeight,
    ),
  );
  const rows = [
    ...SKY_ABOVE.map((colour) => cell(colour, 18)),
    ...behind,
    ...HILLS.map((colour) => cell(colour, 10)),
  ];
  return rows.map((row) => `<tr>${row}</tr>`).join('\n');
};

/** Logos on a background that stays white in dark mode. The pictures are attached to the email. */
const logoRow = (pictures: readonly LetterPicture[]): string =>
  pictures.length === 0
    ? ''
    : `<tr><td bgcolor="#ffffff" style="padding:14px 24px;background:#ffffff">
${pictures
  .map(
    ({ cid, name }) =>
      `<img src="cid:${cid}" alt="${escapeHtml(name)}" height="40" style="height:40px;max-width:160px;margin-right:24px;vertical-align:middle;color:${DAY.ink};font-size:16px">`,
  )
  .join('\n')}
</td></tr>
`;

type LetterPage = LetterSheet & {
  locale: Locale;
  subject: string;
  greeting: string;
  link: string;
  pictures: readonly LetterPicture[];
  end: readonly string[];
};

/**
 * Writes an email as HTML without scripts, fonts or addresses of other sites. The only images are
 * the published logos.
 * @param set sets the typographic spaces of a text
 * @decision notices#an-email-in-html
 */
export function writeLetterHtml(page: LetterPage, set: (words: string) => string): string {
  const say = (words: string) => escapeHtml(set(words));
  const link = escapeHtml(page.link);
  const said = (words: string, tone: 'ink' | 'soft', size: number) =>
    `<p class="${tone}" style="margin:0 0 16px;color:${DAY[tone]};font-size:${size}px;line-height:1.5">${words}</p>`;
  return `<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${say(page.subject)}</title>
<style>
${NIGHT_STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${DAY.page}">
<table ${TABLE} width="100%" class="page" bgcolor="${DAY.page}">
<tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="100%" class="card" bgcolor="${DAY.card}" style="max-width:560px;border:1px solid ${DAY.line};font-family:Verdana,Arial,sans-serif">
<tr><td>
<table ${TABLE} width="100%" aria-hidden="true">
${dawnRows()}
</table>
</td></tr>
${logoRow(page.pictures)}<tr><td style="padding:28px 24px 12px;overflow-wrap:anywhere;word-break:break-word">
${said(say(page.greeting), 'ink', 18)}
<h1 class="ink" style="margin:0 0 24px;color:${DAY.ink};font-size:24px;line-height:1.3">${say(page.lead)}</h1>
${page.facts
  .map(({ title, text }) =>
    said(
      `<strong>${say(title)}</strong><br>\n<span class="soft" style="color:${DAY.soft}">${say(text)}</span>`,
      'ink',
      18,
    ),
  )
  .join('\n')}
<table ${TABLE} width="100%" style="margin:28px 0">
<tr><td class="go" align="center" bgcolor="#323473" style="border-radius:10px">
<a href="${link}" style="display:block;padding:16px 20px;color:#fbf6ee;font-size:18px;font-weight:bold;text-decoration:none">${say(page.button)}</a>
</td></tr>
</table>
${said(`${say(page.open)}<br>\n<a class="ink" href="${link}" style="color:${DAY.ink}">${link}</a>`, 'soft', 16)}
${page.below.map((words) => said(say(words), 'soft', 16)).join('\n')}
</td></tr>
<tr><td class="line" style="padding:16px 24px;border-top:1px solid ${DAY.line}">
${page.end.map((words) => said(say(words), 'soft', 16)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
