import { IconBuilding, IconClock, IconMail, IconPhone, type Icon } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { CONTACT } from '../contact-facts.ts';
import type formTexts from '../texts/en/parts/contact-form.ts';
import styles from './contact-form.module.css';

/** Office, phone, support and business hours. */
export function ContactChannels({ words }: { words: typeof formTexts }) {
  return (
    <dl className={styles.channels}>
      <Channel icon={IconPhone} label={words.phone}>
        <a href={CONTACT.phoneLink} className="rw-num rw-press">
          {CONTACT.phone}
        </a>
      </Channel>
      <Channel icon={IconMail} label={words.support}>
        <a href={`mailto:${CONTACT.email}`} className="rw-press">
          {CONTACT.email}
        </a>
      </Channel>
      <Channel icon={IconBuilding} label={words.office}>
        {words.officeLines.map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
      </Channel>
      <Channel icon={IconClock} label={words.hours}>
        {CONTACT.hours.map(({ days, from, to }) => (
          <span key={days} className={styles.hours}>
            <span>{words.days[days]}</span>
            <span className="rw-num">{words.fromTo(from, to)}</span>
          </span>
        ))}
        <span className={styles.dim}>{words.cityTime}</span>
      </Channel>
    </dl>
  );
}

function Channel({ icon: ChannelIcon, label, children }: { icon: Icon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <ChannelIcon size={20} stroke={1.75} aria-hidden />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
