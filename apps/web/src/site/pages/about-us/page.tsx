import { Avatar } from '@mantine/core';
import { initialsOf } from '../../../kit/avatar/initials-of.ts';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/about-us.ts';
import styles from './about-us.module.css';

export default function AboutUs() {
  const page = usePageTexts<typeof texts>();
  return (
    <div className="rw-site-section">
      <h1 className="rw-site-headline">{page.headline}</h1>
      <p className="rw-site-lead">{page.lead}</p>
      <div className={`${styles.aims} rw-site-grid`} data-across="2">
        {[page.mission, page.vision].map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <h2 className="rw-site-subhead">{page.valuesHeading}</h2>
      <ul className={`${styles.list} rw-site-grid`} data-across="4">
        {page.values.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2 className="rw-site-subhead">{page.leadershipHeading}</h2>
      <ul className={`${styles.list} rw-site-grid`} data-across="4">
        {page.leaders.map(({ name, role, text }) => (
          <li key={name}>
            <Avatar size={48} color="wire" aria-hidden>
              {initialsOf(name)}
            </Avatar>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2 className="rw-site-subhead">{page.figuresHeading}</h2>
      <dl className={`${styles.figures} rw-site-figures`}>
        {page.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="rw-num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
