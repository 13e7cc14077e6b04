import type { EditorConflict } from '@aube/api';
import { useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { focusHeading } from '../../../lib/use-arrival-focus.ts';
import { type MergedRecord, mergeRecord, type RecordTexts } from './merge-record.ts';

export type Conflict<Field extends string> = {
  readonly theirs: RecordTexts<Field>;
  readonly own: RecordTexts<Field>;
  readonly changes: EditorConflict<unknown>['changes'];
} & MergedRecord<Field>;

type Calls<Stored> = {
  readonly onSuccess: (saved: Stored) => void;
  readonly onError: (error: unknown) => void;
};

type RecordEditorOptions<Stored, Field extends string, Values extends RecordTexts<Field>> = {
  readonly record: Stored;
  readonly fields: readonly Field[];
  readonly textsOf: (stored: Stored) => RecordTexts<Field>;
  readonly asStored: (field: Field, text: string) => string;
  readonly isDirty: boolean;
  readonly read: () => Values;
  readonly write: (field: Field, text: string) => void;
  /** `known`: version of the record when typing began. */
  readonly send: (values: Values, known: Stored, calls: Calls<Stored>) => void;
  readonly onSaved: (saved: Stored, sent: Values) => void;
};

/** @decision console#conflicts-of-editors */
export function useRecordEditor<Stored, Field extends string, Values extends RecordTexts<Field>>({
  record,
  fields,
  textsOf,
  asStored,
  isDirty,
  read,
  write,
  send,
  onSaved,
}: RecordEditorOptions<Stored, Field, Values>) {
  const [known, setKnown] = useState(record);
  const [conflict, setConflict] = useState<Conflict<Field> | null>(null);
  const [isSaved, setSaved] = useState(false);
  useLeaveWarning(isDirty);

  const merge = ({ current, changes }: EditorConflict<Stored>) => {
    const theirs = textsOf(current);
    const typed = read();
    const own = Object.fromEntries(
      fields.map((field) => [field, asStored(field, typed[field])]),
    ) as RecordTexts<Field>;
    const merged = mergeRecord(fields, textsOf(known), own, theirs);
    for (const field of merged.taken) write(field, theirs[field]);
    setKnown(current);
    setConflict({ ...merged, theirs, own, changes });
  };

  const save = (values: Values) => {
    setSaved(false);
    send(values, known, {
      onSuccess: (saved) => {
        setKnown(saved);
        setConflict(null);
        setSaved(true);
        const isTyping = JSON.stringify(read()) !== JSON.stringify(values);
        onSaved(saved, values);
        if (!isTyping) focusHeading();
      },
      onError: (error) => {
        const { code, details } = faultOf(error);
        if (code === 'VERSION_CONFLICT') merge(details as EditorConflict<Stored>);
      },
    });
  };

  return { known, conflict, save, isSaved: isSaved && !isDirty };
}
