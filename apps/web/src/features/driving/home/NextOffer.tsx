import { OfferPanel, type OfferPanelProps } from '../offers/OfferPanel.tsx';
import styles from './driver-panel.module.css';

/** A request for after this ride, which hides neither the next turn nor the button of the ride under way. */
export function NextOffer(props: OfferPanelProps) {
  return (
    <div className={styles.nextOffer} data-part="next-offer">
      <OfferPanel {...props} />
    </div>
  );
}
