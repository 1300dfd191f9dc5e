import { Avatar, Button } from '@mantine/core';
import {
  type Icon,
  IconBolt,
  IconCar,
  IconCash,
  IconId,
  IconPlugConnected,
  IconReceipt,
  IconScale,
  IconShieldHalf,
  IconStarFilled,
} from '@tabler/icons-react';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/home.ts';
import { CityBand } from './CityBand.tsx';
import { LiveDemo } from './LiveDemo.tsx';
import styles from './home.module.css';
import { initialsOf } from '../../../kit/avatar/initials-of.ts';

const ICONS: Record<string, Icon> = {
  live: IconBolt,
  price: IconReceipt,
  safe: IconShieldHalf,
  driver: IconId,
  types: IconCar,
  fair: IconScale,
  pay: IconCash,
  lost: IconPlugConnected,
};

/** What sets the product apart, in eight short cards. */
function FeatureCards() {
  const { features } = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <section className={`rw-site-section ${styles.features}`}>
      <h2 className={styles.heading}>{features.heading}</h2>
      <ul className="rw-site-grid" data-across="4">
        {features.items.map(({ icon, name, text }) => {
          const Sign = ICONS[icon];
          return (
            <li key={name} className="rw-site-card">
              {Sign && <Sign size={24} stroke={1.75} aria-hidden />}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
      <a href={linkTo('/features')} className="rw-site-more">
        {features.more}
      </a>
    </section>
  );
}

export default function Home() {
  const { headline, lead, book, drive, how, figures, call } = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <>
      <section className={`rw-site-section ${styles.hero}`}>
        <div>
          <h1 className="rw-display">{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.ways}>
            <Button component="a" href="/signup?role=rider" size="lg">
              {book}
            </Button>
            <Button component="a" href="/driver-signup" size="lg" variant="default">
              {drive}
            </Button>
          </div>
        </div>
        <LiveDemo />
      </section>
      <CityBand />
      <FeatureCards />
      <section className={`rw-site-section ${styles.how}`}>
        <h2 className={styles.heading}>{how.heading}</h2>
        <ol className={styles.steps}>
          {how.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.figures}>
        <dl className="rw-site-figures rw-site-wide">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="rw-num">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Voices />
      <section className={styles.call}>
        <div className="rw-site-wide">
          <h2 className={styles.heading}>{call.heading}</h2>
          <p>{call.text}</p>
          <div className={styles.ways}>
            <Button component="a" href="/register" size="lg" className={styles.start}>
              {call.start}
            </Button>
            <a href={linkTo('/download')} className={`${styles.install} rw-press`}>
              {call.install}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

/** What riders and drivers say: the product's own copy. */
function Voices() {
  const { voices } = usePageTexts<typeof texts>();
  return (
    <section className={`rw-site-section ${styles.voices}`}>
      <h2 className={styles.heading}>{voices.heading}</h2>
      <ul className="rw-site-grid" data-across="3">
        {voices.items.map(({ name, role, stars, text }) => (
          <li key={name} className="rw-site-card">
            <span role="img" aria-label={voices.rating(stars)} className={styles.stars}>
              {Array.from({ length: stars }, (_, star) => (
                <IconStarFilled key={star} size={16} aria-hidden />
              ))}
            </span>
            <blockquote>{text}</blockquote>
            <div className={styles.voice}>
              <Avatar size={36} color="wire" aria-hidden>
                {initialsOf(name)}
              </Avatar>
              <span>
                <b>{name}</b>
                <br />
                {role}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
