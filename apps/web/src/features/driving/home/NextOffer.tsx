import { OfferPanel, type OfferPanelProps } from '../offers/OfferPanel.tsx';
import styles from './driver-home.module.css';

/** A request for after this ride, among what is said of this one: the map and the way stay as they are. */
export function NextOffer(props: OfferPanelProps) {
  return (
    <div className={styles.nextOffer} data-part="next-offer">
      <OfferPanel {...props} />
    </div>
  );
}
