import { getSafeAddress } from './address.ts';
import { stopHeaders } from './stop-headers.ts';
import type { Mail } from './transport.ts';

/** Encodes a header as RFC 2047 words of a dozen characters each. */
function headerText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const pieces = Array.from(text).reduce<string[]>((words, character) => {
    const last = words.at(-1);
    if (last !== undefined && Buffer.byteLength(last + character) <= 39) {
      words[words.length - 1] = last + character;
    } else {
      words.push(character);
    }
    return words;
  }, []);
  return pieces
    .map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`)
    .join('\r\n ');
}

function senderName(name: string): string {
  if (/^[\w ]+$/.test(name)) return name;
  return /^[\x20-\x7e]*$/.test(name) ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : headerText(name);
}

const partOf = (type: string, body: string): string[] => [
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  body.replaceAll('\n', '\r\n'),
];

const pictureOf = ({ cid, png }: Mail['letter']['pictures'][number]): string[] => [
  'Content-Type: image/png',
  'Content-Transfer-Encoding: base64',
  `Content-ID: <${cid}>`,
  `Content-Disposition: inline; filename=${cid}.png`,
  '',
  ...(Buffer.from(png)
    .toString('base64')
    .match(/.{1,76}/g) ?? []),
];

/** MIME lines of the HTML and of its pictures. */
function pageLines(html: string, pictures: Mail['letter']['pictures'], boundary: string): string[] {
  if (pictures.length === 0) return partOf('text/html', html);
  return [
    `Content-Type: multipart/related; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...partOf('text/html', html),
    ...pictures.flatMap((each) => [`--${boundary}`, ...pictureOf(each)]),
    `--${boundary}--`,
    '',
  ];
}

function bodyLines({ id, letter, now }: Mail): string[] {
  if (letter.html === null) return partOf('text/plain', letter.text);
  const boundary = `aube-${id}-${now.getTime()}`;
  return [
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...partOf('text/plain', letter.text),
    `--${boundary}`,
    ...pageLines(letter.html, letter.pictures, `${boundary}-page`),
    `--${boundary}--`,
    '',
  ];
}

/**
 * Writes an email as the text of a file. The parts are 8bit, so that a text editor shows whole
 * links.
 */
export function writeEml(mail: Mail, from: string): string {
  const { id, to, letter, now } = mail;
  const headers = [
    `From: ${senderName(letter.from)} <${getSafeAddress(from)}>`,
    `To: <${getSafeAddress(to)}>`,
    `Subject: ${headerText(letter.subject)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}.${now.getTime()}@${from.split('@')[1]}>`,
    `Content-Language: ${letter.locale}`,
    'Auto-Submitted: auto-generated',
    ...Object.entries(stopHeaders(letter)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
  ];
  return [...headers, ...bodyLines(mail)].join('\r\n');
}
