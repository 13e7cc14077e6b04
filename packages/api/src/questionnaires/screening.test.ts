import { findInvitationToken, hashToken, spendInvitationToken } from '@aube/auth';
import { contentFolder, type QuestionnaireLibrary } from '@aube/content';
import { loadQuestionnaires } from '@aube/content/build';
import { auditLog, invitations, screeningAnswers, tokens } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const shipped = await loadQuestionnaires(contentFolder);
const open: QuestionnaireLibrary = {
  ...shipped,
  settings: {
    ...shipped.settings,
    openRegistration: { enabled: true, establishmentReferenceCode: 'C-1' },
  },
};

const { db, as } = await questionnaireWorld(await testDatabase(), open);
const closed = await questionnaireWorld(await testDatabase(), shipped);
const now = new Date('2026-01-05T15:00:00Z');

const insomnia = {
  ...calmAnswers(shipped, 'PS'),
  screening_difficulties: ['stayingAsleep'],
  screening_nights: 3,
  screening_months: 3,
  screening_opportunity: 'yes',
  screening_daytime: 'yes',
};

let clients = 0;
const guest = (world = as) => {
  clients += 1;
  return world(null, { now, clientKey: `192.0.2.${clients}` });
};

describe('the self-screening', () => {
  it('answers a plain result, and opens a registration where the site is open', async () => {
    const saved = await (await guest()).saveScreening({ answers: insomnia });
    expect(saved).toMatchObject({
      status: 'submitted',
      result: { code: 'suited' },
      flags: [],
      registration: { referenceCode: 'C-1', expiresAt: '2026-01-20T00:00:00.000Z' },
      registrationEnd: null,
    });
    expect(saved.result?.text).toContain('pas un diagnostic');
    const token = saved.registration!.token;
    expect(await findInvitationToken(db, { token, now })).toMatchObject({ email: null });
  });

  it('opens none on a closed site, nor to whom the programme does not suit', async () => {
    const before = await db.$count(invitations);
    const atClosed = await (await guest(closed.as)).saveScreening({ answers: insomnia });
    expect(atClosed).toMatchObject({ result: { code: 'suited' }, registration: null });
    const minor = { ...insomnia, safety_age: 'yes' };
    expect(await (await guest()).saveScreening({ answers: minor })).toMatchObject({
      result: { code: 'underage' },
      registration: null,
    });
    const calm = calmAnswers(shipped, 'PS');
    expect(await (await guest()).saveScreening({ answers: calm })).toMatchObject({
      result: { code: 'noDifficulty' },
      registration: null,
    });
    expect(await db.$count(invitations)).toBe(before);
  });

  it('names the situations that call for care', async () => {
    const answers = { ...insomnia, safety_epilepsy: 'yes', safety_falls: 'unsure' };
    expect(await (await guest()).saveScreening({ answers })).toMatchObject({
      result: { code: 'suitedWithCare' },
      flags: ['epilepsy', 'fallRisk'],
    });
  });

  it('keeps a draft that only its capability opens (AZ-6)', async () => {
    const caller = await guest();
    const draft = await caller.saveScreening({ answers: { screening_nights: 2 }, submit: false });
    expect(draft).toMatchObject({ status: 'draft', result: null });
    const { id, capability } = draft;
    const [row] = await db.select().from(screeningAnswers).where(eq(screeningAnswers.id, id));
    expect(JSON.stringify(row)).not.toContain(capability);

    const missing = { appCode: 'NOT_FOUND' };
    for (const wrong of [
      { id },
      { id, capability: 'x'.repeat(43) },
      { id: randomUUID(), capability: capability! },
      { id: "1' or true", capability: capability! },
    ]) {
      await expect(caller.saveScreening({ ...wrong, answers: {} })).rejects.toMatchObject(missing);
    }
    const other = await caller.saveScreening({ answers: {}, submit: false });
    await expect(
      caller.saveScreening({ id, capability: other.capability!, answers: {} }),
    ).rejects.toMatchObject(missing);

    const done = await caller.saveScreening({ id, capability: capability!, answers: insomnia });
    expect(done).toMatchObject({ id, capability: null, status: 'submitted', version: 2 });
    await expect(
      caller.saveScreening({ id, capability: capability!, answers: insomnia }),
    ).rejects.toMatchObject({ appCode: 'ALREADY_SUBMITTED' });
  });

  it('finds it again for the holder of its capability, with the leave to register', async () => {
    const caller = await guest();
    const draft = await caller.saveScreening({ answers: { screening_nights: 2 }, submit: false });
    const pass = { id: draft.id, capability: draft.capability! };
    expect(await (await guest()).findScreening(pass)).toEqual({ ...draft, capability: null });
    await expect(
      caller.findScreening({ ...pass, capability: 'x'.repeat(43) }),
    ).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    const done = await caller.saveScreening({ ...pass, answers: insomnia });
    expect(done.registration).not.toBeNull();
    expect(await caller.findScreening(pass)).toEqual(done);
  });

  it('answers a repeated submission alike: twenty at once leave one place to register', async () => {
    const caller = await guest();
    const draft = await caller.saveScreening({ answers: { screening_nights: 2 }, submit: false });
    const { id, version } = draft;
    const repeated = { id, capability: draft.capability!, version, answers: insomnia };
    const before = [await db.$count(screeningAnswers), await db.$count(invitations)] as const;
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => (await guest()).saveScreening(repeated)),
    );
    const [reply] = replies;
    expect(reply).toMatchObject({ id, status: 'submitted', version: 2 });
    for (const each of replies) expect(each).toEqual(reply);
    expect([await db.$count(screeningAnswers), await db.$count(invitations)]).toEqual([
      before[0],
      before[1] + 1,
    ]);
    const { token } = reply!.registration!;
    expect(await findInvitationToken(db, { token, now })).toMatchObject({ email: null });
    for (const changed of [{ answers: calmAnswers(shipped, 'PS') }, { submit: false }]) {
      await expect(caller.saveScreening({ ...repeated, ...changed })).rejects.toMatchObject({
        appCode: 'ALREADY_SUBMITTED',
      });
    }
  });

  it('says how a place to register ended: used, or expired; of a closed site nothing', async () => {
    const caller = await guest();
    const draft = await caller.saveScreening({ answers: {}, submit: false });
    const pass = { id: draft.id, capability: draft.capability! };
    const { registration } = await caller.saveScreening({ ...pass, answers: insomnia });
    const expiresAt = new Date(registration!.expiresAt);
    const answered = async (given: Partial<Context> = {}) => {
      const found = await (await as(null, { now, ...given })).findScreening(pass);
      return { registration: found.registration, registrationEnd: found.registrationEnd };
    };
    const none = { registration: null, registrationEnd: null };
    const open = { ...none, registration };
    expect(await answered({ now: new Date(expiresAt.getTime() - 1) })).toEqual(open);
    expect(await answered({ now: expiresAt })).toEqual({ ...none, registrationEnd: 'expired' });
    expect(await answered({ questionnaires: shipped })).toEqual(none);
    await db.transaction((tx) => spendInvitationToken(tx, { token: registration!.token, now }));
    const used = { ...none, registrationEnd: 'used' };
    const again = { ...pass, version: draft.version, answers: insomnia };
    expect(await answered()).toEqual(used);
    expect(await answered({ now: expiresAt })).toEqual(used);
    expect(await caller.saveScreening(again)).toMatchObject(used);
  });

  it('names no end of a place to those whom the programme does not suit', async () => {
    const caller = await guest();
    const draft = await caller.saveScreening({ answers: {}, submit: false });
    const pass = { id: draft.id, capability: draft.capability! };
    const none = { registration: null, registrationEnd: null };
    expect(draft).toMatchObject(none);
    await caller.saveScreening({ ...pass, answers: calmAnswers(shipped, 'PS') });
    expect(await caller.findScreening(pass)).toMatchObject(none);
  });

  it('shares no value with the place it opened that would tie the two (TK-1)', async () => {
    const saved = await (await guest()).saveScreening({ answers: insomnia });
    const { token } = saved.registration!;
    const byHash = eq(tokens.hash, hashToken(token));
    const [link] = await db.select().from(tokens).where(byHash);
    const place = eq(invitations.id, link!.invitationId!);
    const [invitation] = await db.select().from(invitations).where(place);
    const [row] = await db.select().from(screeningAnswers).where(eq(screeningAnswers.id, saved.id));
    const answered = await auditTrail(db, eq(auditLog.objectId, saved.id));
    expect(answered).toHaveLength(1);
    const valuesOf = (...rows: (object | undefined)[]) =>
      rows
        .flatMap((each) => Object.values(each ?? {}) as unknown[])
        .filter((value) => value !== null && typeof value !== 'number')
        .map((value) => JSON.stringify(value));
    const ofPlace = valuesOf(link, invitation);
    expect(ofPlace).toContain(JSON.stringify(new Date('2026-01-05T00:00:00Z')));
    expect(valuesOf(row, ...answered).filter((value) => ofPlace.includes(value))).toEqual([]);
    for (const secret of [token, saved.capability!]) {
      expect(JSON.stringify([row, answered, link, invitation])).not.toContain(secret);
    }
  });

  it('takes twenty new ones an hour from one client, and changes to them as they come', async () => {
    const caller = await guest();
    const first = await caller.saveScreening({ answers: {}, submit: false });
    for (let count = 2; count <= 20; count += 1) {
      await caller.saveScreening({ answers: {}, submit: false });
    }
    await expect(caller.saveScreening({ answers: {}, submit: false })).rejects.toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
    const { id, capability } = first;
    await expect(
      caller.saveScreening({ id, capability: capability!, answers: {}, submit: false }),
    ).resolves.toMatchObject({ id, version: 2 });
  });
});
