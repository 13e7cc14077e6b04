import { expect, it } from 'vitest';
import { z } from 'zod';
import { PROCEDURES } from '../procedures.ts';

type Found = readonly [path: string, schema: z.ZodType];

function findEmails(schema: unknown, path: string): Found[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, part]) => {
      const place = `${path}.${name}`;
      const own: Found[] =
        /email/i.test(name) && part.safeParse('a@b.test').success ? [[place, part]] : [];
      return [...own, ...findEmails(part, place)];
    });
  }
  if (schema instanceof z.ZodArray) return findEmails(schema.element, path);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return findEmails(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => findEmails(option, path));
  }
  return [];
}

const found = PROCEDURES.flatMap(({ name, output }) => findEmails(output, name));

it('every address in an answer is shown with the letters of its domain', () => {
  const wrong = found.filter(
    ([, schema]) => schema.parse('ana@xn--cole-9oa.test') !== 'ana@école.test',
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
  expect(found.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'account.me.email',
      'account.previewInvitation.email',
      'admin.getUser.pendingEmail.email',
      'admin.listInvitations.rows.email',
      'admin.listUserRecords.rows.email',
      'questionnaires.listAlerts.participant.email',
      'stats.getFollowUp.email',
      'stats.listCalls.people.email',
    ]),
  );
});
