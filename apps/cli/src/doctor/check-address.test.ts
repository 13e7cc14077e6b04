import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { fr } from '../texts/fr.ts';
import { checkAddress } from './check-address.ts';

let body = '';
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const answer = (siteAddress: string) =>
  JSON.stringify([{ result: { data: { json: { hasProvider: false, siteAddress } } } }]);

it.each([
  ['its own address', answer(url), []],
  [
    'another address',
    answer('https://aube.example.test'),
    [
      {
        name: 'address',
        status: 'warning',
        message: fr.doctor.otherAddress(url, 'https://aube.example.test'),
      },
    ],
  ],
  ['a page of HTML', '<!doctype html>', []],
])('a server that says %s', async (_name, said, checks) => {
  body = said;
  expect(await checkAddress(fr, `${url}/`)).toEqual(checks);
});
