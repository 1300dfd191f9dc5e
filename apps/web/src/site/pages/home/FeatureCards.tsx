import {
  IconBolt,
  IconCar,
  IconCash,
  IconId,
  IconPlugConnected,
  IconReceipt,
  IconScale,
  IconShieldHalf,
  type Icon,
} from '@tabler/icons-react';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/home.ts';

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
export function FeatureCards() {
  const { features } = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <section className="rw-site-section rw-home-features">
      <h2 className="rw-home-heading">{features.heading}</h2>
      <ul>
        {features.items.map(({ icon, name, text }) => {
          const Sign = ICONS[icon];
          return (
            <li key={name}>
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
