import { quoteFare, typeWordsIn, type RideTypeTerms } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useId, useState } from 'react';
import { useLinkTo, usePageTexts, usePageLanguage } from '../../site-texts.ts';
import type texts from '../../texts/en/pricing.ts';
import { findFirstType } from './first-type.ts';
import { useRideTypesNow } from './use-ride-types.ts';
import styles from './pricing.module.css';

/** The tariff counts kilometres, the page shows miles (international mile). */
const KM_PER_MILE = 1.609344;

/** A usual trip through the city, to begin with. */
const USUAL = { km: 8, minutes: 24 };

/** What the page calls a type: in words of its own while the type is called as in a new city, or else in those of the city. */
function useTypeWords(): (type: RideTypeTerms) => { name: string; text: string } {
  const { types } = usePageTexts<typeof texts>();
  const language = usePageLanguage();
  return (type) => {
    const first = findFirstType(type);
    return first
      ? types[first]
      : { name: typeWordsIn(type.names, language), text: typeWordsIn(type.blurbs, language) };
  };
}

interface RatesProps {
  types: readonly RideTypeTerms[];
}

/** What a trip of so many kilometres and minutes would cost, by the tariff that rides are charged by. */
function Estimator({ types }: RatesProps) {
  const { estimate } = usePageTexts<typeof texts>();
  const wordsOf = useTypeWords();
  const { money } = useFormat();
  const [km, setKm] = useState(USUAL.km);
  const [minutes, setMinutes] = useState(USUAL.minutes);
  return (
    <div className={`${styles.estimator} rw-site-card rw-site-grid`} data-across="2">
      <div>
        <Slide
          label={estimate.distance}
          shown={estimate.kilometres(km)}
          value={km}
          max={60}
          onChange={setKm}
        />
        <Slide
          label={estimate.time}
          shown={estimate.minutes(minutes)}
          value={minutes}
          max={120}
          onChange={setMinutes}
        />
        <p className={styles.note}>{estimate.note}</p>
      </div>
      <dl aria-label={estimate.result}>
        {types.map((type) => (
          <div key={type.id}>
            <dt>{wordsOf(type).name}</dt>
            <dd className="rw-num">{money(quoteFare(type, km * 1_000, minutes * 60).fareCents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SlideProps {
  label: string;
  shown: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** The browser's own slider: it works by finger, mouse and keyboard without a line of ours. */
function Slide({ label, shown, value, max, onChange }: SlideProps) {
  const id = useId();
  return (
    <div className={styles.estimatorSlide}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="rw-num">
        {shown}
      </output>
      <input
        id={id}
        type="range"
        className="rw-needs-script"
        min={1}
        max={max}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

export default function Pricing() {
  const page = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  const types = useRideTypesNow();
  return (
    <div className="rw-site-section">
      <h1 className="rw-site-headline">{page.headline}</h1>
      <p className="rw-site-lead">{page.lead}</p>
      <h2 className="rw-site-subhead">{page.ratesHeading}</h2>
      <RateTable types={types} />
      <h2 className="rw-site-subhead">{page.estimateHeading}</h2>
      <Estimator types={types} />
      <h2 className="rw-site-subhead">{page.plansHeading}</h2>
      <ul className="rw-site-grid" data-across="3">
        {page.plans.map(({ name, price, per, points, link }) => (
          <li key={name} className="rw-site-card rw-site-offer">
            <h3>{name}</h3>
            <p className={styles.price}>
              <b className="rw-num">{price}</b> {per}
            </p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a href={linkTo(link.to)} className="rw-site-more">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The tariff that rides are charged by, as people read it. */
function RateTable({ types }: RatesProps) {
  const { table, ratesNote, ratesWithoutScript } = usePageTexts<typeof texts>();
  const wordsOf = useTypeWords();
  const { money } = useFormat();
  // The one the note below names, while it has that name.
  const economy = types.find((type) => findFirstType(type) === 'standard');
  return (
    <>
      <div className={`${styles.rates} rw-site-card`}>
        <table className="rw-num">
          <thead>
            <tr>
              <th scope="col">{table.type}</th>
              <th scope="col">{table.base}</th>
              <th scope="col">{table.perMile}</th>
              <th scope="col">{table.perMinute}</th>
              <th scope="col">{table.minimum}</th>
            </tr>
          </thead>
          <tbody>
            {types.map((rate) => (
              <tr key={rate.id}>
                <th scope="row">
                  {wordsOf(rate).name}
                  <span className={styles.about}>{wordsOf(rate).text}</span>
                </th>
                <td data-label={table.base}>{money(rate.baseCents)}</td>
                <td data-label={table.perMile}>{money(Math.round(rate.perKmCents * KM_PER_MILE))}</td>
                <td data-label={table.perMinute}>{money(rate.perMinuteCents)}</td>
                <td data-label={table.minimum}>{money(rate.minimumCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <noscript>
        <p className={styles.note}>{ratesWithoutScript}</p>
      </noscript>
      {economy && <p className={styles.note}>{ratesNote(money(economy.perKmCents))}</p>}
    </>
  );
}
