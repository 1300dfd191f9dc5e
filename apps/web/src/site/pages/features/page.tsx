import {
  IconCar,
  IconId,
  IconMapPin,
  IconPlugConnected,
  IconReceipt,
  IconReceipt2,
  IconRoute,
  IconShieldHalf,
  type Icon,
} from '@tabler/icons-react';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/features.ts';
import styles from './features.module.css';

const ICONS: Record<string, Icon> = {
  live: IconRoute,
  book: IconMapPin,
  price: IconReceipt,
  safe: IconShieldHalf,
  driver: IconId,
  types: IconCar,
  pay: IconReceipt2,
  lost: IconPlugConnected,
};

export default function Features() {
  const { headline, lead, cardsHeading, cards, rolesHeading, roles } = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <div className="rw-site-section">
      <h1 className="rw-site-headline">{headline}</h1>
      <p className="rw-site-lead">{lead}</p>
      <h2 className="rw-site-subhead">{cardsHeading}</h2>
      <ul className={`${styles.cards} rw-site-grid`} data-across="2">
        {cards.map(({ icon, name, text }) => {
          const Sign = ICONS[icon];
          return (
            <li key={name}>
              {Sign && <Sign size={24} stroke={1.75} aria-hidden />}
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <h2 className="rw-site-subhead">{rolesHeading}</h2>
      <div className="rw-site-grid" data-across="3">
        {roles.map(({ name, points, link }) => (
          <section key={name} className="rw-site-card rw-site-offer">
            <h3>{name}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a href={linkTo(link.to)} className="rw-site-more">
              {link.label}
            </a>
          </section>
        ))}
      </div>
    </div>
  );
}
