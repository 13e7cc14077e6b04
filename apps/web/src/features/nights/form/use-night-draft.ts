import { usualTimes } from '@aube/api/rules';
import { useCallback, useMemo } from 'react';
import { ownDevice } from '../../../lib/device-nights.ts';
import { deviceDrafts } from '../../../lib/own-device.ts';
import type { Begun, Connection, DraftSnapshot } from '../../../lib/draft-types.ts';
import type { KeptDraft } from '../../../lib/kept-draft.ts';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useMinute } from '../../../lib/use-clock-time.ts';
import { trpc } from '../../../trpc.ts';
import { nightKey } from '../is-begun.ts';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';
import { confirmationsKept } from './confirmations.ts';
import {
  type DraftFields,
  draftOfForm,
  formOfDraft,
  isBlank,
  isSameForm,
  type NightForm,
  savedForm,
} from './night-form.ts';
import type { NightPlace } from './review-night.ts';

export type WrittenNight = {
  readonly form: NightForm;
  readonly confirmed: readonly string[];
};

type Held = DraftFields | null;
export type NightBegun = Begun<WrittenNight, Held>;
export type NightDraft = KeptDraft<WrittenNight, Held>;

export function nightFromServer({ drafts }: Pick<Programme, 'drafts'>, day: DiaryDay): NightBegun {
  const { confirmed, version } = day;
  const saved = savedForm(day);
  const draft = drafts.find(({ dayId }) => dayId === day.id);
  const typed = draft && formOfDraft(draft.fields, saved);
  const held = typed ? draftOfForm(typed) : null;
  // A draft can equal the saved night, when the reply to the save was lost.
  if (!typed || isSameForm(typed, saved))
    return { value: { form: saved, confirmed }, base: { held, version } };
  return {
    value: { form: typed, confirmed: confirmationsKept(confirmed, saved, typed) },
    base: { held, version: draft.baseVersion },
  };
}

/** The usual times are computed without this night. @decision D21 */
function placeOfNight(programme: Programme, day: DiaryDay): Omit<NightPlace, 'now'> {
  const others = programme.days.flatMap(({ id, night }) => (id !== day.id && night ? [night] : []));
  return { date: day.date, timeZone: programme.person.timeZone, usual: usualTimes(others) };
}

/**
 * Stores only the fields that differ from the saved night. Drafts never conflict; two saves can.
 */
function useConnection(day: DiaryDay): Connection<WrittenNight, Held> {
  const { mutateAsync } = trpc.diary.saveDraft.useMutation();
  const utils = trpc.useUtils();
  const { id: dayId } = day;
  return useMemo(
    () => ({
      reduce: ({ form }) => {
        const programme = utils.programme.overview.getData({});
        const saved = savedForm(programme?.days.find(({ id }) => id === dayId) ?? day);
        const isNone = isBlank(form) || isSameForm(form, saved);
        return { held: isNone ? null : draftOfForm(form), isWhole: false };
      },
      send: async ({ held, version, isLeaving }) => {
        const input = { dayId, fields: held, baseVersion: version };
        await (isLeaving ? sendWhileLeaving('diary.saveDraft', input) : mutateAsync(input));
        return { held, version };
      },
      conflictIn: ({ details }) => {
        const { current } = details as { current?: DiaryDay };
        return current ? { held: null, version: current.version } : null;
      },
    }),
    [dayId, day, utils, mutateAsync],
  );
}

export type WritingState = {
  readonly draft: NightDraft;
  readonly place: NightPlace;
  readonly change: (form: NightForm) => void;
  readonly confirm: (code: string) => void;
} & WrittenNight &
  DraftSnapshot<WrittenNight, Held>;

export function useNightDraft(
  programme: Programme,
  day: DiaryDay,
  begun?: NightBegun,
): WritingState {
  const minute = useMinute();
  const place = useMemo(
    () => ({ ...placeOfNight(programme, day), now: new Date(minute * 60_000) }),
    [programme, day, minute],
  );
  const known = useMemo(() => begun ?? nightFromServer(programme, day), [programme, day, begun]);
  const connection = useConnection(day);
  const { userId: personId } = programme.person;
  const store = ownDevice.get() ? deviceDrafts : undefined;
  const typed = useKeptDraft({ personId, key: nightKey(day.date), known, connection, store });
  const { draft, value } = typed;
  const change = useCallback(
    (form: NightForm) =>
      draft.change((before) => ({
        form,
        confirmed: confirmationsKept(before.confirmed, before.form, form),
      })),
    [draft],
  );
  const confirm = useCallback(
    (code: string) =>
      draft.change(({ form, confirmed }) => ({ form, confirmed: [...confirmed, code] })),
    [draft],
  );
  return { ...typed, ...value, place, change, confirm };
}
