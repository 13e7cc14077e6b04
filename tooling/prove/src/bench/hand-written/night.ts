export type FrenchNight = {
  heure_extinction_lumieres: string;
  duree_endormissement: number;
  nombre_reveils: number;
  duree_eveil: number;
  heure_reveil: string;
  heure_sortie_lit: string;
  siestes: { heure_debut: string; heure_fin: string }[];
};

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export function figuresOf(night: FrenchNight) {
  const lightsOut = minutes(night.heure_extinction_lumieres);
  const wakeUp = minutes(night.heure_reveil);
  const outOfBed = minutes(night.heure_sortie_lit);
  const inBed = (outOfBed - lightsOut + 1440) % 1440;
  const asleep = inBed - night.duree_endormissement - night.duree_eveil - (outOfBed - wakeUp);
  const naps = night.siestes.map(({ heure_debut, heure_fin }) => ({
    startTime: minutes(heure_debut),
    endTime: minutes(heure_fin),
  }));
  return [
    lightsOut,
    night.duree_endormissement,
    night.nombre_reveils,
    night.duree_eveil,
    wakeUp,
    outOfBed,
    naps.length,
    JSON.stringify(naps),
    inBed,
    asleep,
  ];
}

export const nightColumns = (from: number): string =>
  [
    'lights_out_time',
    'sleep_onset_latency_minutes',
    'awakenings',
    'wake_after_sleep_onset_minutes',
    'final_wake_up_time',
    'out_of_bed_time',
    'nap_count',
    'naps',
    'time_in_bed_minutes',
    'total_sleep_minutes',
  ]
    .map((column, place) => `${column} = $${from + place}`)
    .join(', ');
