import '@mantine/core/styles/RollingNumber.layer.css';
import { useInViewport } from '@mantine/hooks';
import { CITY_DRAWING, toDrawing, type CityShown } from '@ridewire/contracts/city-now';
import { RollingFigure, useFormat } from '@ridewire/ui';
import { memo, useId, useSyncExternalStore } from 'react';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/home.ts';
import styles from './city-band.module.css';
import cityCardStyles from './city-card.module.css';
import type { DrawnCar } from './draw-cars.ts';
import { useCityNow } from './use-city-now.ts';

const VIEW = {
  viewBox: `0 0 ${CITY_DRAWING.width} ${CITY_DRAWING.height}`,
  preserveAspectRatio: 'xMidYMid slice',
  'aria-hidden': true,
} as const;
/** From the ground up, as the drawing's file names them. */
const PARTS = ['parks', 'water', 'rivers', 'lesser', 'main'] as const;

/** The parts of the city that are named, each at its middle. */
const AREAS = {
  mohammadpur: { lat: 23.7637, lng: 90.3592 },
  dhanmondi: { lat: 23.7532, lng: 90.3775 },
  tejgaon: { lat: 23.762, lng: 90.401 },
  gulshan: { lat: 23.7885, lng: 90.4165 },
  mirpur: { lat: 23.8005, lng: 90.363 },
  badda: { lat: 23.781, lng: 90.4325 },
} as const;

/** The size of an area's circle with one driver; its surface grows with their number. */
const AREA_UNITS = 18;

const never = () => () => {};

/**
 * What the server shows of the city; null for nothing. Pages are built without knowing: the drawing is asked for only then, or
 * where there is no script.
 */
const useCityShown = (): CityShown | null =>
  useSyncExternalStore(
    never,
    () => document.documentElement.getAttribute('data-city') as CityShown | null,
    () => null,
  );

/** The city, live: a demo's cars on a drawing, or how many are free in its parts, and how it goes. */
export function CityBand() {
  const { city } = usePageTexts<typeof texts>();
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const now = useCityNow(inViewport);
  const heading = useId();
  const shown = useCityShown();
  const format = useFormat();
  const figures = [
    { label: city.free, value: now?.free },
    { label: city.underWay, value: now?.underWay },
    { label: city.pickup, value: now?.pickupMinutes },
  ];
  return (
    <section ref={ref} className={styles.band} aria-labelledby={heading}>
      {shown ? (
        <Ground />
      ) : (
        <noscript>
          <Ground />
        </noscript>
      )}
      <svg {...VIEW} className={styles.cars}>
        {now?.cars.map((car) => (
          <Car key={car.id} car={car} />
        ))}
      </svg>
      <svg {...VIEW} className={`${styles.cars} ${styles.areas}`}>
        {now?.areas.map(([lat, lng, free]) => {
          const { x, y } = toDrawing({ lat, lng });
          return (
            <g key={`${lat} ${lng}`}>
              <circle cx={x} cy={y} r={AREA_UNITS * Math.sqrt(free)} />
              <text x={x} y={y}>
                {format.count(free)}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={`${cityCardStyles.frame} rw-site-wide`}>
        <div className={cityCardStyles.card}>
          <h2 id={heading}>{city.heading}</h2>
          <dl className="rw-needs-script">
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="rw-num">
                  {value === undefined || value === null ? '–' : <RollingFigure value={value} />}
                </dd>
              </div>
            ))}
          </dl>
          <p>{shown === 'counts' ? city.counts : city.note}</p>
        </div>
        <a
          className={cityCardStyles.credit}
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noreferrer"
        >
          © OpenStreetMap
        </a>
      </div>
    </section>
  );
}

/** What stays the same: apart from the cars, which are painted anew all the time. */
const Ground = memo(function Ground() {
  const { city } = usePageTexts<typeof texts>();
  return (
    <svg {...VIEW} className={styles.ground}>
      {PARTS.map((part) => (
        <use key={part} href={`/city-now.svg#${part}`} className={styles[part]} />
      ))}
      {Object.entries(AREAS).map(([name, at]) => (
        <text key={name} {...toDrawing(at)}>
          {city.areas[name as keyof typeof AREAS]}
        </text>
      ))}
    </svg>
  );
});

/** A dot with a nose where it is heading. */
function Car({ car: { x, y, angle, isAboard } }: { car: DrawnCar }) {
  return (
    <g
      className={isAboard ? styles.aboard : undefined}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle ?? 0}deg)` }}
    >
      <path d={angle === null ? 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' : 'M0-17L7-4A8 8 0 1 1-7-4z'} />
    </g>
  );
}
