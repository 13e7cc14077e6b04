import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEEP_ALIVE_MS } from '../listen.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../../../deploy/proxies/${file}`, import.meta.url), 'utf8');

const KEEPS = [
  ['nginx.conf', /^ {2}keepalive_timeout (\d+)s;$/m],
  ['Caddyfile', /^\t+keepalive (\d+)s$/m],
] as const;

describe.each(KEEPS)('deploy/proxies/%s', (file, keeps) => {
  it('closes an idle connection before the server does', () => {
    const seconds = Number(keeps.exec(read(file))?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds * 1000).toBeLessThan(KEEP_ALIVE_MS);
  });
});

describe('the links of emails, which are secrets', () => {
  it('stand in no log of nginx, on either port, while Aube is there or away', () => {
    const servers = read('nginx.conf')
      .split(/^server \{$/m)
      .slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toMatch(/^ {2}access_log off;$/m);
      expect(server).toMatch(/^ {2}error_log \S+ emerg;$/m);
    }
  });

  it('stand in no log of Caddy, whose lines leave requests out', () => {
    expect(read('Caddyfile')).toMatch(/log default \{\s+format filter \{[^]*request delete/);
  });
});

describe('a plain connection and its TLS', () => {
  it('only pages are led to HTTPS; a call without it is refused', () => {
    for (const file of ['nginx.conf', 'Caddyfile']) {
      const text = read(file);
      expect(text).toMatch(/(return 403|respond 403)/);
      expect(text).toMatch(/(return 301 https|redir https)/);
    }
  });

  it('nginx takes TLS 1.2 and 1.3 with forward secrecy; Caddy keeps its own defaults, the same', () => {
    expect(read('nginx.conf')).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    expect(read('nginx.conf')).toMatch(/^ {2}ssl_ciphers ECDHE\+AESGCM:ECDHE\+CHACHA20;$/m);
    expect(read('Caddyfile')).not.toMatch(/protocols|ciphers/);
  });
});
