import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { startDoubts } from './start-doubts.ts';

const WELL = {
  PUBLIC_URL: 'https://aube.example',
  SMTP_URL: 'smtps://mail.example',
  TRUST_PROXY: '127.0.0.1',
};

const PROVIDER = {
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'aube',
  OIDC_CLIENT_SECRET: 'a secret of this test',
};

it.each([
  [{}, []],
  [{ SMTP_URL: 'file:' }, ['emails']],
  [{ TRUST_PROXY: '' }, ['TRUST_PROXY']],
  [{ SMTP_URL: 'file:', TRUST_PROXY: '' }, ['emails', 'TRUST_PROXY']],
  [PROVIDER, ['OIDC_ACR']],
  [{ ...PROVIDER, OIDC_ACR: 'urn:level:2' }, []],
  [{ ...PROVIDER, OIDC_AMR: 'mfa' }, []],
  [{ PUBLIC_URL: '', TRUST_PROXY: '' }, []],
  [{ NODE_ENV: 'development', SMTP_URL: '', TRUST_PROXY: '' }, ['TRUST_PROXY']],
])('with %o a start is doubted for %j', (change, words) => {
  const verdict = readEnv({ ...WELL, ...change });
  if (!verdict.ok) throw new Error(verdict.faults.join());
  expect(startDoubts(verdict.env).map((doubt) => doubt.split(' ')[0])).toEqual(words);
});
