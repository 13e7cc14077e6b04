/** Faults of a setting, each with words on every screen and in every command. */
export const SETTING_FAULTS = [
  'notJson',
  'notSettings',
  'unknownKind',
  'twice',
  'unknownPlace',
  'onlyForSite',
  'notCallable',
  'notALink',
  'noWayToReach',
  'noWayToReachLine',
  'noHours',
  'hoursOfSureLine',
  'noSureLine',
  'badResourceLink',
  'falseLink',
  'numbersDiffer',
  'sameText',
  'guardsPeople',
  'notAReminderTime',
  'notASender',
  'sameName',
  'notALogo',
  'paleByDay',
  'paleOnPlate',
  'darkByNight',
  'badLink',
  'badText',
  'hiddenWords',
  'languagesDiffer',
] as const;

export type SettingFault = (typeof SETTING_FAULTS)[number];

export const isSettingFault = (code: string): code is SettingFault =>
  (SETTING_FAULTS as readonly string[]).includes(code);
