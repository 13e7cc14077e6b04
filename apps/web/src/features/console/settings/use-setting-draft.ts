import type { RouterInputs, RouterOutputs } from '@aube/api';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { isDraftGone, readRefusals } from './draft-faults.ts';
import { faultLines } from './fault-words.ts';

export type SettingRead = RouterOutputs['admin']['getSetting'];
export type SettingDraft = NonNullable<SettingRead['draft']>;
type DraftPlace = Pick<SettingDraft, 'settingId' | 'version'>;
type SettingSlot = RouterInputs['admin']['getSetting'];

type SettingDraftOptions = {
  readonly slot: SettingSlot;
  readonly read: SettingRead;
  readonly reread: () => Promise<{
    readonly data: SettingRead | undefined;
    readonly isError: boolean;
  }>;
};

const storedIn = ({ draft, form }: SettingRead): unknown => draft?.form ?? form;
const asText = (form: unknown) => JSON.stringify(form);

export function useSettingDraft({ slot, read, reread }: SettingDraftOptions) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const { draft } = read;
  const [form, setForm] = useState(storedIn(read));
  /** State when typing began. A draft that is older than the stored draft is a conflict. */
  const [begun, setBegun] = useState(read);
  /** Draft of the last save, until it is read. */
  const [unread, setUnread] = useState<DraftPlace | null>(null);
  if (begun !== read && [begun, read].some((each) => asText(form) === asText(storedIn(each)))) {
    setBegun(read);
    setUnread(null);
    setForm(storedIn(read));
  }
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState<'published' | 'gone' | 'changed' | null>(null);
  /** The draft is this version, unchanged. */
  const [restored, setRestored] = useState<{ readonly number: number } | null>(null);
  const isDirty = asText(form) !== asText(storedIn(read));
  useLeaveWarning(isDirty);

  /** Form at the last call. Words typed after it stay. */
  const sent = useRef(form);
  const readAgain = async () => {
    const { data: next, isError } = await reread();
    if (next && !isError) {
      setBegun(next);
      setUnread(null);
      setForm((now: unknown) => (asText(now) === asText(sent.current) ? storedIn(next) : now));
    }
    void utils.admin.listSettings.invalidate();
  };
  /** Reads the draft again after a change by another person, and keeps the typed text. */
  const lookAgain = async () => {
    const { data: next, isError } = await reread();
    if (!next || isError) return;
    if (!next.draft) {
      setBegun(next);
      setUnread(null);
    }
    setSaid(next.draft ? 'changed' : 'gone');
    announce(next.draft ? t`Ce brouillon a été modifié.` : t`Ce brouillon a été publié ou effacé.`);
    void utils.admin.listSettings.invalidate();
  };
  const onError = async (error: unknown) => {
    if (isDraftGone(faultOf(error))) await lookAgain();
    setAttempt((count) => count + 1);
  };
  const saving = trpc.admin.saveSettingDraft.useMutation({
    onSuccess: async (saved) => {
      setUnread(saved);
      await readAgain();
      announce(t`Le brouillon est enregistré.`);
      setAttempt((count) => count + 1);
    },
    onError,
  });
  const publishing = trpc.admin.publishSetting.useMutation({
    onSuccess: async () => {
      await readAgain();
      setSaid('published');
      announce(t`La nouvelle version est publiée.`);
      void utils.programme.invalidate();
      void utils.questionnaires.invalidate();
    },
    onError,
  });
  const discarding = trpc.admin.discardSettingDraft.useMutation({
    onSuccess: async () => {
      await readAgain();
      announce(t`Le brouillon est effacé.`);
    },
    onError,
  });
  const restoring = trpc.admin.restoreSetting.useMutation({
    onSuccess: async (_, { number }) => {
      await readAgain();
      setRestored({ number });
      announce(t`Le brouillon est celui de cette version.`);
      setAttempt((count) => count + 1);
    },
    onError: (error) => (faultOf(error).code === 'VERSION_CONFLICT' ? lookAgain() : onError(error)),
  });
  const calls = { save: saving, publish: publishing, discard: discarding, restore: restoring };

  const faultIn = ({ error }: { error: unknown }) => (error ? faultOf(error) : null);
  const refusals = {
    save: faultIn(saving),
    publish: faultIn(publishing),
    discard: faultIn(discarding),
    restore: faultIn(restoring),
  };
  const refused = readRefusals(refusals, said === 'gone' || said === 'changed');
  const isTypedAnew = isDirty && refusals.save === null;
  const faults = isTypedAnew ? [] : (refused.issues ?? draft?.faults ?? []);

  const begin = () => {
    sent.current = form;
    forget();
  };
  const forget = () => {
    setSaid(null);
    setRestored(null);
    for (const call of Object.values(calls)) if (call.error) call.reset();
  };
  const saveOver = (over: DraftPlace | null) => {
    begin();
    const { settingId, version } = over ?? { settingId: null, version: 0 };
    // The form comes from the editor of this kind, so its type fits.
    const input = {
      ...slot,
      settingId,
      version,
      form,
    } as RouterInputs['admin']['saveSettingDraft'];
    saving.mutate(input);
  };
  const withDraft = (call: typeof publishing | typeof discarding) => () => {
    if (!draft) return;
    const { settingId, version } = draft;
    begin();
    call.mutate({ ...slot, settingId, version });
  };

  return {
    form,
    change: (next: unknown) => {
      setForm(next);
      forget();
    },
    draft,
    isDirty,
    isReady: draft !== null && !isDirty && draft.faults.length === 0,
    said,
    attempt,
    errors: faultLines(faults, (each) => i18n._(each)),
    otherFailure: refused.other,
    conflict: refused.conflict as SettingDraft | null,
    isSaving: saving.isPending,
    isPublishing: publishing.isPending,
    isDiscarding: discarding.isPending,
    isRestoring: restoring.isPending,
    restored,
    save: () => saveOver(unread ?? begun.draft),
    saveOver,
    takeTheirs: () => {
      begin();
      void readAgain();
    },
    publish: withDraft(publishing),
    discard: withDraft(discarding),
    restore: (number: number) => {
      begin();
      const { settingId, version } = draft ?? { settingId: null, version: 0 };
      restoring.mutate({ ...slot, number, settingId, version });
    },
  };
}
