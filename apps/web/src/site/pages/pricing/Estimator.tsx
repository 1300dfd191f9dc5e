import { quoteFare } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useId, useState } from 'react';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/pricing.ts';
import { SHOWN_TYPES } from './ride-types.ts';

/** A usual trip through the city, to begin with. */
const USUAL = { km: 8, minutes: 24 };

/** What a trip of so many kilometres and minutes would cost, by the tariff that rides are charged by. */
export function Estimator() {
  const { estimate, types } = usePageTexts<typeof texts>();
  const { money } = useFormat();
  const [km, setKm] = useState(USUAL.km);
  const [minutes, setMinutes] = useState(USUAL.minutes);
  return (
    <div className="rw-estimator">
      <div className="rw-estimator-trip">
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
        <p className="rw-pricing-note">{estimate.note}</p>
      </div>
      <dl aria-label={estimate.result}>
        {SHOWN_TYPES.map((type) => (
          <div key={type}>
            <dt>{types[type].name}</dt>
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
    <div className="rw-estimator-slide">
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
