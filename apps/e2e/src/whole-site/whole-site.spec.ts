import { test } from '@playwright/test';
import { makeOwnSite } from '../own-site.ts';
import {
  askBreak,
  askBreakForThem,
  expectWeek,
  readBreak,
  resume,
  resumeForThem,
} from './breaks-steps.ts';
import { erase, leave, lift, readEnd, readLog, remove, reopen } from './ending-steps.ts';
import { makeAdministrator, makeEstablishments, makeStaff } from './founding-steps.ts';
import { idOf, inviteTen, join } from './joining-steps.ts';
import { readOwnRights, takeCopy } from './rights-steps.ts';
import { makeWalk } from './walk.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** @decision D15 D53 D54 D57 D62 D63 D67 */
for (const { locale, width } of [
  { locale: 'fr', width: 1280 },
  { locale: 'en', width: 390 },
] as const) {
  test(`an empty site becomes a clinic and keeps its promises, to the last one (${locale}, ${width} px)`, async ({
    browser,
  }) => {
    const variables = { STAFF_SECOND_FACTOR: 'required' };
    const site = await makeOwnSite({}, variables, { isEmpty: true });
    const walk = makeWalk({ browser, site, locale, width });
    const { visit } = walk;
    try {
      await site.startAt('2026-02-16T15:00:00Z');
      const { administrator, staff } = await visit(null, async (page) => {
        const first = await test.step('the command line makes the first administrator', () =>
          makeAdministrator(walk, page));
        await test.step('who makes two establishments', () => makeEstablishments(walk, page));
        const member = await test.step('and a member of staff of the first', () =>
          makeStaff(walk, page));
        return { administrator: first, staff: member };
      });
      await test.step('ten people are invited by a file, whose faulty lines are named', () =>
        visit(staff, (page) => inviteTen(walk, page)));
      const ana = await test.step('one registers from the letter, agrees and begins', () =>
        visit(null, (page) => join(walk, page)));
      await test.step('and asks for a break', () => visit(ana, (page) => askBreak(walk, page)));
      const id = await idOf(walk, ana);

      await site.startAt('2026-02-25T15:00:00Z');
      await test.step('who comes back sooner', () => visit(ana, (page) => resume(walk, page)));
      await test.step('staff ask for another break', () =>
        visit(staff, (page) => askBreakForThem(walk, page, id)));

      await site.startAt('2026-03-06T15:00:00Z');
      await visit(ana, async (page) => {
        await test.step('the person reads who asked', () => readBreak(walk, page));
        await test.step('staff end it', () =>
          visit(staff, (desk) => resumeForThem(walk, desk, id)));
        await page.reload();
        await expectWeek(walk, page, 3);
        await test.step('the person sees who looked and what was agreed to', () =>
          readOwnRights(walk, page));
        await test.step('and takes a copy of everything', () => takeCopy(walk, page, ana));
        await test.step('staff remove the person, with a reason', () =>
          visit(staff, (desk) => remove(walk, desk, id)));
        await test.step('who reads that it is over', () => readEnd(walk, page));
      });
      await visit(staff, async (page) => {
        await test.step('staff let it go on', () => reopen(walk, page, id));
        await test.step('and the person leaves', () => leave(walk, page, { id, person: ana }));
      });

      await site.startAt('2026-03-08T15:00:00Z');
      await test.step('a day later staff let it go on, with the written wish', () =>
        visit(staff, (page) => lift(walk, page, id)));
      await visit(ana, async (page) => {
        await page.goto(walk.at('/mon-programme'));
        await expectWeek(walk, page, 3);
      });
      await visit(administrator, async (page) => {
        await test.step('the administrator erases the person', () =>
          erase(walk, page, { id, person: ana }));
        await test.step('and the log tells it all', () => readLog(walk, page, id));
      });
    } finally {
      await site.leave();
    }
  });
}
