import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { faultOf } from '../../../lib/error-code.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { nameOf } from '../safety/alert-data.ts';
import { mergeRecord, type RecordField } from './merge-record.ts';
import type { Conflict } from './record-conflict.tsx';
import type { RecordValues } from './record-rules.ts';
import { type ParticipantRecord, textsOf } from './record-texts.ts';

/** Saves the record; a change made elsewhere is merged into the form, and shown. */
export function useRecordSaving(record: ParticipantRecord, form: UseFormReturn<RecordValues>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [known, setKnown] = useState(record);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const update = trpc.admin.updateParticipant.useMutation();
  const isConflict = update.error !== null && faultOf(update.error).code === 'VERSION_CONFLICT';
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const meet = (current: ParticipantRecord) => {
    const theirs = textsOf(current);
    const { texts, taken, contested } = mergeRecord(textsOf(known), form.getValues(), theirs);
    for (const field of taken) form.setValue(field, texts[field]);
    setKnown(current);
    setConflict({ current: theirs, taken, contested });
  };

  const save = ({ establishmentId, ...texts }: RecordValues, fail: () => void) => {
    if (update.isPending) return;
    update.mutate(
      {
        ...texts,
        establishmentId: Number(establishmentId),
        userId: known.userId,
        version: known.version,
      },
      {
        onSuccess: (saved) => {
          setKnown(saved);
          setConflict(null);
          form.reset({ ...textsOf(saved), reason: '' });
          const name = nameOf(saved);
          announce(t`La fiche de ${name} est enregistrée.`);
          scrollTo(0, 0);
          void utils.admin.listParticipants.invalidate();
          void utils.programme.overview.invalidate({ userId: saved.userId });
        },
        onError: (error) => {
          const { code, details } = faultOf(error);
          if (code === 'VERSION_CONFLICT') meet(details['current'] as ParticipantRecord);
          else fail();
        },
      },
    );
  };

  const take = (field: RecordField) => {
    if (!conflict) return;
    form.setValue(field, conflict.current[field], { shouldDirty: true });
    const contested = conflict.contested.filter((each) => each !== field);
    setConflict({ ...conflict, contested });
  };

  return {
    save,
    take,
    known,
    conflict,
    isSaving: update.isPending,
    saved: update.isSuccess && !isDirty,
    failure: isConflict ? null : update.error,
  };
}
