import { expect, it } from 'vitest';
import { findMisspelt, SITE_VARIABLES } from './site-variables.ts';

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['SMTP-URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['AUBE_DATADIR', 'AUBE_DATA_DIR'],
  ['AUBE_SECRET', null],
  ['port', 'PORT'],
])('%s is read by nobody: %s was meant', (name, meant) => {
  expect(findMisspelt({ [name]: 'x' })).toEqual([{ name, meant }]);
});

const OTHERS =
  'HOME POST HOSTNAME HTTP_PROXY HTTPS_PROXY NODE_PATH NODE_OPTIONS PWD SMTP_HOST HTTP_URL PUBLIC_KEY ' +
  'NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE OTEL_EXPORTER_OTLP_TIMEOUT OTEL_EXPORTER_OTLP_LOGS_ENDPOINT ' +
  'CACHE_DIRECTORY AUBE_TEST_DATA_DIR JOURNAL_STREAM INVOCATION_ID LANG PGPASSWORD';

it.each([...SITE_VARIABLES, ...OTHERS.split(' ')])('%s is let be', (name) => {
  expect(findMisspelt({ [name]: 'x' })).toEqual([]);
});

it('takes an empty variable for one that is not set', () => {
  expect(findMisspelt({ SMPT_URL: '', SMTP_URI: undefined })).toEqual([]);
});
