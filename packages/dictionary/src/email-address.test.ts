import { describe, expect, it } from 'vitest';
import { emailAddressFault, toEmailAddress } from './email-address.ts';

describe('an address that enters', () => {
  it.each([
    ['ana@exemple.test'],
    ['\u200bana@exemple.test'],
    ['\u202aana@exemple.test\u202c'],
    ['\ufeffANA@Exemple.test\u00a0'],
    ['ana\u00ad@exemple.test'],
    ['ana@exemple.test;'],
    ['ana@exemple.test,'],
    ['ana@exemple.test.'],
    [';ana@exemple.test; '],
    ['<ana@exemple.test>'],
    ['<ana@exemple.test>;'],
    ['Ana Roy <ana@exemple.test>'],
    ['"Roy, Ana" <ana@exemple.test>'],
    ['mailto:ana@exemple.test'],
    ['<mailto:ana@exemple.test>'],
    ['MAILTO:ana@exemple.test?subject=Bonjour'],
    ["'ana@exemple.test'"],
    ['« ana@exemple.test »'],
    ['ana@exemple.test\u2028'],
    ['\u2066ana@exemple.test\u2069'],
    ['\u061cana@exemple\u2060.test\u180e'],
    ['\u2800ana@exemple.test\u2800'],
  ])('%j is ana@exemple.test', (typed) => {
    expect(toEmailAddress(typed)).toBe('ana@exemple.test');
    expect(emailAddressFault('ana@exemple.test')).toBeNull();
  });

  it.each([
    "o'neil@exemple.test",
    'ana.roy+aube@exemple.test',
    'a_b-c@sous.exemple.test',
    'ana@xn--cole-9oa.test',
    'ana@exemple.xn--p1ai',
    `${'a'.repeat(64)}@exemple.test`,
    `ana@${'a'.repeat(63)}.test`,
  ])('%j is taken', (typed) => {
    expect(toEmailAddress(typed)).toBe(typed);
    expect(emailAddressFault(typed)).toBeNull();
  });

  it.each([
    ['ana@ﬁdo.test', 'ana@fido.test'],
    ['ana@ｅｘｅｍｐｌｅ.test', 'ana@exemple.test'],
    ['ana@exemple。test', 'ana@exemple.test'],
    ['ana@école.test', 'ana@xn--cole-9oa.test'],
    ['ana@e\u0301cole.test', 'ana@xn--cole-9oa.test'],
    ['ana@ÉCOLE.test', 'ana@xn--cole-9oa.test'],
    ['ana@XN--COLE-9OA.test', 'ana@xn--cole-9oa.test'],
    ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
    ['ana@straße.test', 'ana@xn--strae-oqa.test'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(toEmailAddress(typed)).toBe(stored);
    expect(toEmailAddress(stored)).toBe(stored);
    expect(emailAddressFault(stored)).toBeNull();
  });

  it.each([
    ['ana@אexemple.test', 'notAnEmail'],
    ['ana@١.test', 'notAnEmail'],
    [`ana@${'é'.repeat(60)}.test`, 'notAnEmail'],
    [`ana@${'éa.'.repeat(60)}test`, 'notAnEmail'],
    ['ana@ex%65mple.test', 'notAnEmail'],
    ['ana@é%65.test', 'notAnEmail'],
    ['ana@é:80.test', 'notAnEmail'],
    ['ana@é℀b.test', 'notAnEmail'],
    ['ana..b@exemple.test', 'notAnEmail'],
    ['.ana@exemple.test', 'notAnEmail'],
    ['ana.@exemple.test', 'notAnEmail'],
    ['ana@-exemple.test', 'notAnEmail'],
    ['ana@exemple-.test', 'notAnEmail'],
    ['ana@exemple..test', 'notAnEmail'],
    ['ana@.exemple.test', 'notAnEmail'],
    ['ana@exemple.t', 'notAnEmail'],
    ['ana@exemple.123', 'notAnEmail'],
    ['ana@exemple', 'notAnEmail'],
    ['ana@exe_mple.test', 'notAnEmail'],
    ['ana@[127.0.0.1]', 'notAnEmail'],
    ['ana@b@exemple.test', 'notAnEmail'],
    ['ana roy@exemple.test', 'notAnEmail'],
    ['"ana roy"@exemple.test', 'notAnEmail'],
    ['(x)ana@exemple.test', 'notAnEmail'],
    ['ana@exemple.test, lou@exemple.test', 'notAnEmail'],
    ['ana@exemple.test;lou@exemple.test', 'notAnEmail'],
    ['"ana@exemple.test" <lou@exemple.test>', 'notAnEmail'],
    ['groupe: ana@exemple.test;', 'notAnEmail'],
    ['ana@exemple.test\r\nBcc: lou@exemple.test', 'notAnEmail'],
    [`${'a'.repeat(65)}@exemple.test`, 'notAnEmail'],
    [`ana@${'a'.repeat(64)}.test`, 'notAnEmail'],
    [`ana@${'a.'.repeat(124)}test`, 'notAnEmail'],
    ['', 'notAnEmail'],
    ['@', 'notAnEmail'],
    ['zoé@exemple.test', 'lettersBeforeAt'],
    ['zoe\u0301@exemple.test', 'lettersBeforeAt'],
    ['анна@почта.рф', 'lettersBeforeAt'],
    ['zoé@lou@exemple.test', 'notAnEmail'],
  ] as const)('%j is refused: %s', (typed, fault) => {
    expect(emailAddressFault(toEmailAddress(typed))).toBe(fault);
  });
});
