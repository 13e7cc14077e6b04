export const NIGHT = {
  lightsOutTime: 1395,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 10,
  finalWakeUpTime: 400,
  outOfBedTime: 410,
  napCount: 0,
  naps: [],
};
