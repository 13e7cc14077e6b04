import { localDateAt, type LocalDate } from '@aube/api/rules';
import { useEffect, useState } from 'react';

const oneMinuteMs = 60_000;

/**
 * Today's date where the person lives, by the device's clock; it turns with midnight. Only for
 * labels and links: what is open is decided by the server.
 */
export function useToday(timeZone: string): LocalDate {
  const [today, setToday] = useState(() => localDateAt(new Date(), timeZone));
  useEffect(() => {
    const timer = setInterval(() => setToday(localDateAt(new Date(), timeZone)), oneMinuteMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
