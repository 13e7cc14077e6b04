import type { Hazard } from './hazard.ts';
import { cafeAtSave } from './hazards/cafe-at-save.ts';
import { cafe } from './hazards/cafe.ts';
import { clockAhead } from './hazards/clock-ahead.ts';
import { clockBehind } from './hazards/clock-behind.ts';
import { dayAhead } from './hazards/day-ahead.ts';
import { dayBehind } from './hazards/day-behind.ts';
import { decomposesAccents } from './hazards/decomposes-accents.ts';
import { dropsAnswers } from './hazards/drops-answers.ts';
import { extensionAdds } from './hazards/extension-adds.ts';
import { forcedColors } from './hazards/forced-colors.ts';
import { forgetsStorage } from './hazards/forgets-storage.ts';
import { fullStorage } from './hazards/full-storage.ts';
import { keepsNoCookie } from './hazards/keeps-no-cookie.ts';
import { largestText } from './hazards/largest-text.ts';
import { losesSession } from './hazards/loses-session.ts';
import { offlineAtSave } from './hazards/offline-at-save.ts';
import { otherHost } from './hazards/other-host.ts';
import { prefetches } from './hazards/prefetches.ts';
import { refusesStorage } from './hazards/refuses-storage.ts';
import { slowNetwork } from './hazards/slow-network.ts';
import { stripsHeaders } from './hazards/strips-headers.ts';
import { tapsTwice } from './hazards/taps-twice.ts';
import { translates } from './hazards/translates.ts';
import { zoneTokyo } from './hazards/zone-tokyo.ts';
import { zoneUnknown } from './hazards/zone-unknown.ts';
import { zoneUtc } from './hazards/zone-utc.ts';

export const HAZARDS: Record<string, Hazard> = {
  translates,
  'zone-utc': zoneUtc,
  'zone-unknown': zoneUnknown,
  'zone-tokyo': zoneTokyo,
  'clock-ahead': clockAhead,
  'clock-behind': clockBehind,
  'day-ahead': dayAhead,
  'day-behind': dayBehind,
  'drops-answers': dropsAnswers,
  'slow-network': slowNetwork,
  'offline-at-save': offlineAtSave,
  cafe,
  'cafe-at-save': cafeAtSave,
  'strips-headers': stripsHeaders,
  'keeps-no-cookie': keepsNoCookie,
  'loses-session': losesSession,
  'refuses-storage': refusesStorage,
  'full-storage': fullStorage,
  'forgets-storage': forgetsStorage,
  prefetches,
  'taps-twice': tapsTwice,
  'decomposes-accents': decomposesAccents,
  'other-host': otherHost,
  'forced-colors': forcedColors,
  'largest-text': largestText,
  'extension-adds': extensionAdds,
};
