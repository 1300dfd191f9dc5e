import { TARIFF } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/pricing.ts';
import { KM_PER_MILE, SHOWN_TYPES } from './ride-types.ts';

/** The tariff that rides are charged by, as people read it. */
export function RateTable() {
  const { types, table, ratesNote } = usePageTexts<typeof texts>();
  const { money } = useFormat();
  return (
    <>
      <div className="rw-pricing-rates">
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
            {SHOWN_TYPES.map((type) => {
              const rate = TARIFF[type];
              return (
                <tr key={type}>
                  <th scope="row">
                    {types[type].name}
                    <span className="rw-pricing-about">{types[type].text}</span>
                  </th>
                  <td data-label={table.base}>{money(rate.baseCents)}</td>
                  <td data-label={table.perMile}>{money(Math.round(rate.perKmCents * KM_PER_MILE))}</td>
                  <td data-label={table.perMinute}>{money(rate.perMinuteCents)}</td>
                  <td data-label={table.minimum}>{money(rate.minimumCents)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="rw-pricing-note">{ratesNote(money(TARIFF.standard.perKmCents))}</p>
    </>
  );
}
