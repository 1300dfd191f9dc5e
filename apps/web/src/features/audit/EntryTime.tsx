import { Hint, useFormat } from '@ridewire/ui';
import styles from './audit.module.css';

/** The time to the second. The tooltip has the full date, and the moment as the database has it. */
export function EntryTime({ at }: { at: string }) {
  const { date, clockSeconds, options } = useFormat();
  const zone = options.timeZone && { timeZone: options.timeZone };
  const full = new Intl.DateTimeFormat(options.locale, { dateStyle: 'full', timeStyle: 'long', ...zone });
  return (
    <Hint label={`${full.format(new Date(at))} · ${at}`}>
      <time dateTime={at} className={`${styles.time} rw-num`}>
        <span>{date(at)}</span> <span>{clockSeconds(at)}</span>
      </time>
    </Hint>
  );
}
