import { describe, expect, it } from 'vitest';
import { findDesk, findContactToCall } from './contact-to-call.ts';

const nurse = { name: 'Nurse', phone: '514 555-0142' };
const desk = { name: 'Desk', phone: '514 555-0187' };
const page = { name: 'Page', phone: null };

describe('whom a message says to call', () => {
  it.each([
    ['the establishment', [nurse], [desk], { whose: 'establishment', ...nurse }],
    [
      'its first contact with a telephone',
      [page, nurse],
      [desk],
      { whose: 'establishment', ...nurse },
    ],
    ['the site beside an establishment without contacts', [], [desk], { whose: 'site', ...desk }],
    ['the site beside one without a telephone', [page], [page, desk], { whose: 'site', ...desk }],
    ['nobody without any telephone', [page], [page], null],
    ['nobody without any contact', [], [], null],
  ])('%s', (_, own, ofSite, expected) => {
    expect(findContactToCall<string>(own, ofSite)).toEqual(expected);
  });
});

const written = { email: 'desk@example.test', phone: null };
const called = { email: null, phone: '514 555-0187' };
const visited = { email: null, phone: null };

it.each([
  ['the first with an email', [visited, written, called], written],
  ['the first with a telephone', [called, written], called],
  ['nobody without an email or a telephone', [visited], null],
  ['nobody without a contact', [], null],
])('the desk of the site is %s', (_, ofSite, expected) => {
  expect(findDesk(ofSite)).toEqual(expected);
});
