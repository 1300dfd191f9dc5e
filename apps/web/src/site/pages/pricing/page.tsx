import './pricing.css';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/pricing.ts';
import { Estimator } from './Estimator.tsx';
import { RateTable } from './RateTable.tsx';

export default function Pricing() {
  const page = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <div className="rw-site-section">
      <h1 className="rw-site-headline">{page.headline}</h1>
      <p className="rw-site-lead">{page.lead}</p>
      <h2 className="rw-site-subhead">{page.ratesHeading}</h2>
      <RateTable />
      <h2 className="rw-site-subhead">{page.estimateHeading}</h2>
      <Estimator />
      <h2 className="rw-site-subhead">{page.plansHeading}</h2>
      <ul className="rw-pricing-plans">
        {page.plans.map(({ name, price, per, points, link }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="rw-pricing-price">
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
