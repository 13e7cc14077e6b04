// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fillFrame } from './document.ts';

const frame =
  '<title>%TITLE%</title>%DESCRIPTION%%NO_SCRIPT%|%LINKS%|%PAGE%|%ANSWERS%|%SCRIPTS%|100%';

const site = 'https://aube.example.test';

const fill = (html: string, path = '/faq', answers: [string[], unknown][] = [], publicUrl = site) =>
  fillFrame(frame, {
    page: { id: 'faq', locale: 'fr', html, answers },
    path,
    title: 'Vos « nuits » & "vous"',
    description: '<aucune>',
    noScript: ' – sans',
    publicUrl,
    scripts: ['/assets/faq.js'],
  });

describe('a finished document', () => {
  it('holds the page, its title and its scripts', () => {
    const filled = fill('<p>100 %</p>');
    expect(filled).toContain(
      '<title>Vos « nuits » &amp; &quot;vous&quot;</title>&lt;aucune&gt; – sans|',
    );
    expect(filled).toContain('|<p>100 %</p>|');
    expect(filled).toContain('href="/assets/faq.js">|100%');
  });

  it('writes data that cannot end its element', () => {
    const filled = fill('', '/faq', [[['programme'], '</script><script>']]);
    expect(filled).not.toContain('</script>');
    const [, data = ''] = /\|(\{.*?\})\|/.exec(filled) ?? [];
    expect(JSON.parse(data)).toEqual({
      id: 'faq',
      locale: 'fr',
      answers: [[['programme'], '</script><script>']],
    });
  });

  it.each([
    ['/', '/', '/en'],
    ['/en', '/', '/en'],
    ['/faq', '/faq', '/en/faq'],
    ['/en/faq', '/faq', '/en/faq'],
  ])('of %s names the address in both languages', (path, fr, en) => {
    const filled = fill('', path);
    const address = (each: string) => `href="${site}${each}"`;
    expect(filled).toContain(`<link rel="canonical" ${address(path)}>`);
    expect(filled).toContain(`hreflang="fr" ${address(fr)}>`);
    expect(filled).toContain(`hreflang="en" ${address(en)}>`);
  });

  it('of a site that has no address of its own names none', () => {
    expect(fill('', '/faq', [], 'http://localhost:3000')).not.toContain('canonical');
  });

  it.each([
    ['a form that sends its fields', '<form action="/x"><input></form>'],
    ['a style of an element', '<div class="a" style="color:red"></div>'],
    ['a script', '<script>1</script>'],
  ])('is refused with %s', (_what, html) => {
    expect(() => fill(html)).toThrow('/faq');
  });
});
