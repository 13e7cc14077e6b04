import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FONT = 'Atkinson Hyperlegible Next';

function fontFace(webRoot: string): string {
  const assets = join(webRoot, 'assets');
  const file = existsSync(assets)
    ? readdirSync(assets).find((name) => /^atkinson-hyperlegible-next.+\.woff2$/.test(name))
    : undefined;
  if (file === undefined) return '';
  return `@font-face {
  font-family: '${FONT}';
  font-weight: 200 800;
  font-display: swap;
  src: url('/assets/${file}') format('woff2');
}
`;
}

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fffdf9;
  --ink: #23262f;
  --soft: #565b69;
  --line: #d9d5cc;
  --raised: #f4f0e8;
  --link: #1f4fa3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14161c;
    --ink: #e9e7e2;
    --soft: #b3b6c0;
    --line: #3a3e4a;
    --raised: #1f222b;
    --link: #9dbcf5;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1.0625rem/1.55 '${FONT}', system-ui, sans-serif;
}
header, .columns { max-width: 76rem; margin-inline: auto; padding: 1rem; }
header p { margin: 0; }
header .site { font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 1rem; font-size: 1.4rem; }
h3 { margin: 0 0 .25rem; font-size: 1.15rem; }
h4 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
p { max-width: 70ch; margin: .5rem 0; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 2px;
}
.skip { position: absolute; inset-inline-start: -100vw; padding: .75rem; background: var(--ground); }
.skip:focus { inset-inline-start: .5rem; inset-block-start: .5rem; z-index: 1; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', monospace; font-size: .9em; }
code { overflow-wrap: break-word; }
pre { margin: .5rem 0; padding: .75rem; overflow-x: auto; background: var(--raised); border-radius: .5rem; }
pre code { overflow-wrap: normal; }
nav ul { margin: 0 0 .5rem; padding: 0; list-style: none; }
nav ul ul { padding-inline-start: 1rem; }
nav li a { display: block; padding: .5rem 0; }
nav [aria-current] { font-weight: 700; }
small { color: var(--soft); }
summary { padding: .6rem 0; cursor: pointer; font-weight: 600; }
main { min-width: 0; }
article { margin-bottom: 1.25rem; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; }
.path { margin: 0 0 .75rem; color: var(--soft); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th, td { padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { color: var(--soft); font-weight: 600; }
tbody th { font-weight: 400; }
em { color: var(--soft); }
dt { font-weight: 600; }
dd { margin: 0 0 .75rem; }
@media (min-width: 40rem) {
  /** Minimum width for the column of meanings, beside a long list of codes. */
  td:last-child { min-width: 16rem; }
}
@media (max-width: 40rem) {
  nav { margin-bottom: 2rem; }
  thead { position: absolute; inset-inline-start: -100vw; }
  tr, tbody th, td { display: block; width: 100%; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  tbody th, td { padding: .1rem 0; border: 0; }
  article { padding: .75rem; }
}
@media (min-width: 62rem) {
  .columns { display: grid; grid-template-columns: 18rem 1fr; gap: 2rem; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
}
`;

export const apiPageStyle = (webRoot: string): string => fontFace(webRoot) + STYLE;
