import styles from './MapFoot.module.css';

const OPEN_STREET_MAP = 'https://www.openstreetmap.org/copyright';

/** The credit for the city's map data. */
export function CityCredit({ attribution }: { attribution: string }) {
  if (!attribution.includes('OpenStreetMap'))
    return (
      <span className={styles.credit} data-part="map-credit">
        {attribution}
      </span>
    );
  return (
    <a className={styles.credit} href={OPEN_STREET_MAP} target="_blank" rel="noreferrer">
      <span data-part="map-credit">{attribution}</span>
    </a>
  );
}
