import styles from './Parts.module.css';

interface EitherLeadProps {
  /** What is said in general, also before it is known which of the two holds. */
  usual: string;
  /** What is said instead, such as of an empty list. */
  other: string;
  isOther: boolean;
}

/** One of two sentences, in the room of the longer one: what is below stays where it is when the other one holds. */
export const EitherLead = ({ usual, other, isOther }: EitherLeadProps) => (
  <span className={styles.either}>
    <span data-hidden={isOther || undefined}>{usual}</span>
    <span data-hidden={!isOther || undefined}>{other}</span>
  </span>
);
