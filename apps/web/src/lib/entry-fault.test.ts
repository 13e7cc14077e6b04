import { describe, expect, it } from 'vitest';
import { entryFaultOf, otherAddressOf, SessionNotKept, SourceHidden } from './entry-fault.ts';
import { busy, offline, refusal } from './testing/draft-world.ts';

const HERE = 'http://clinic.local:3000';
const SITE = 'https://aube.example.test';

describe('the address of the site', () => {
  it.each([
    [null, []],
    [null, [undefined, undefined]],
    [null, [HERE]],
    [SITE, [SITE]],
    [SITE, [undefined, SITE]],
    [null, [undefined, HERE, SITE]],
    [null, [{}, 7]],
  ])('%s for %j', (address, said) => {
    expect(otherAddressOf(HERE, said)).toBe(address);
  });
});

describe('why an account does not open after a login', () => {
  const crossSite = refusal('CROSS_SITE', 403, { details: { siteAddress: SITE } });
  it.each([
    ['a cookie that the browser refuses', new SessionNotKept(), null, 'notKept', undefined],
    ['a cookie of another address', new SessionNotKept(), SITE, 'otherAddress', undefined],
    ['a call of another address', crossSite, SITE, 'otherAddress', undefined],
    ['a call of the right address, refused', crossSite, null, 'sourceHidden', undefined],
    ['a login without its origin', new SourceHidden(), null, 'sourceHidden', undefined],
    ['a login without its origin, elsewhere', new SourceHidden(), SITE, 'otherAddress', undefined],
    ['403', refusal('FORBIDDEN', 403), SITE, 'failed', 'FORBIDDEN'],
    ['503', busy(), null, 'failed', 'UNAVAILABLE'],
    ['no answer, or a page of HTML', offline(), SITE, 'failed', 'OFFLINE'],
    ['a fault of the page', new TypeError(), null, 'failed', 'INTERNAL'],
  ])('%s', (_name, error, otherAddress, kind, code) => {
    const found = entryFaultOf(error, otherAddress);
    expect(found.kind).toBe(kind);
    expect(found.kind === 'failed' ? found.fault.code : undefined).toBe(code);
  });
});
