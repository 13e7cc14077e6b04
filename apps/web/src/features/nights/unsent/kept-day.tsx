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
  /** Null where the diary has no such night: a pause moved its weeks since it was written. */
  readonly day: DiaryDay | null;
  readonly kept: DeviceNight;
  /** It was saved just now. */
  readonly isNew: boolean;
  readonly onSaved: () => void;
  /** The page's own, which stays in its chunk. */
  readonly Editor: ComponentType<ComponentProps<typeof NightEditor>>;
};

/**
 * The page of a night that this device keeps: as it stands, or open to be changed. One that another
 * device saved meanwhile is compared in place. @decision D66
 */
export default function KeptDay({ programme, day, kept, isNew, onSaved, Editor }: KeptDayProps) {
  // As it was when it was opened: it stays so while it is written.
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

/** The night as this device keeps it, with the version that its writing began from. */
function begunOf({ date, night, confirmed, version }: DeviceNight, timeZone: string): NightBegun {
  const { totalSleepMinutes } = measureNight(date, night, timeZone);
  const form = formOfNight(night, totalSleepMinutes);
  return { value: { form, confirmed }, base: { held: null, version } };
}
