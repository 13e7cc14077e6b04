import { measureNight } from '@aube/api/rules';
import { type ComponentProps, type ComponentType, useEffect, useMemo, useState } from 'react';
import type { DeviceNight } from '../../../lib/device-nights.ts';
import { openNight } from '../../../lib/device/device.ts';
import type { NightEditor } from '../form/night-editor.tsx';
import { formOfNight } from '../form/night-form.ts';
import type { NightBegun } from '../form/use-night-draft.ts';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';
import { KeptNight } from './kept-night.tsx';

type KeptDayProps = {
  readonly programme: Programme;
  /** Null when a pause has moved the weeks, so that the diary no longer has the night. */
  readonly day: DiaryDay | null;
  readonly kept: DeviceNight;
  readonly isNew: boolean;
  readonly onSaved: () => void;
  /** A prop, so that the editor stays in the file of the page. */
  readonly Editor: ComponentType<ComponentProps<typeof NightEditor>>;
};

/**
 * Shows a night stored on this device. When another device saved the same night, compares both
 * versions.
 * @decision D66
 */
export default function KeptDay({ programme, day, kept, isNew, onSaved, Editor }: KeptDayProps) {
  const [edited, setEdited] = useState<DeviceNight | null>(null);
  const [hasSaved, setSaved] = useState(false);
  const isCompared = kept.standing === 'toCompare' && day?.isEditable === true;
  const written = edited ?? (isCompared ? kept : null);
  const { timeZone } = programme.person;
  const begun = useMemo(() => written && begunOf(written, timeZone), [written, timeZone]);
  const openOn = written?.date;
  useEffect(() => (openOn === undefined ? undefined : openNight(openOn)), [openOn]);
  if (!begun || !day) {
    return (
      <KeptNight
        programme={programme}
        day={day}
        kept={kept}
        isNew={isNew || hasSaved}
        onEdit={() => setEdited(kept)}
      />
    );
  }
  const leave = () => {
    setEdited(null);
    setSaved(true);
    onSaved();
  };
  return (
    <Editor
      programme={programme}
      day={day}
      begun={begun}
      isCompared={isCompared}
      opensAt={edited === null ? null : 'questions'}
      onSaved={leave}
    />
  );
}

function begunOf({ date, night, confirmed, version }: DeviceNight, timeZone: string): NightBegun {
  const { totalSleepMinutes } = measureNight(date, night, timeZone);
  const form = formOfNight(night, totalSleepMinutes);
  return { value: { form, confirmed }, base: { held: null, version } };
}
