import { expect, it } from 'vitest';
import { writingsOf } from './email-writings.ts';

it.each([
  ['ana@exemple.test', ['ana@exemple.test']],
  ['ana@xn--cole-9oa.test', ['ana@xn--cole-9oa.test', 'ana@école.test']],
  ['ana@école.test', ['ana@xn--cole-9oa.test', 'ana@école.test']],
  ['ana@e\u0301a.test', ['ana@xn--a-9fa.test', 'ana@éa.test', 'ana@e\u0301a.test']],
  ['ana@aאb.test', ['ana@aאb.test']],
  ['ana@xn--80a1acny.xn--p1ai', ['ana@xn--80a1acny.xn--p1ai', 'ana@почта.рф']],
  ['xn--cole-9oa@exemple.test', ['xn--cole-9oa@exemple.test']],
  ['ana@xn--a.test', ['ana@xn--a.test']],
  ['', ['']],
])('%j may be written as %j', (address, writings) => {
  expect(writingsOf(address)).toEqual(writings);
});
