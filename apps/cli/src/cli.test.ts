import { formatMoment } from '@aube/api/rules';
import { expect, it } from 'vitest';
import { formatLocalInstant } from './cli.ts';
import { cliOf } from './testing/cli-of.ts';

it('says an instant with its time zone', () => {
  const instant = new Date('2026-01-05T12:00:00Z');
  const zone = new Intl.DateTimeFormat('en-CA', { timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  const said = formatLocalInstant(cliOf(), instant);
  expect(said).toBe(`${formatMoment(instant.toISOString(), 'en')} ${zone?.value ?? '?'}`);
  expect(said).toContain('January 2026 at ');
});
