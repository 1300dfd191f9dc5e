import styles from './Logo.module.css';

export type LogoProps = {
  /** Height of the mark, px; the wordmark follows. @default 24 */
  size?: number;
  /** False shows the mark alone, which then carries the name. @default true */
  withWordmark?: boolean;
};

/** The mark and the name, in the color of the text around it. */
export function Logo({ size = 24, withWordmark = true }: LogoProps) {
  return (
    <span className={styles.logo} data-part="logo" style={{ fontSize: size }}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        role={withWordmark ? undefined : 'img'}
        aria-hidden={withWordmark || undefined}
        aria-label={withWordmark ? undefined : 'Ridewire'}
      >
        {/* M6 18C6 9 18 15 18 6, ended where it meets the ring. */}
        <path d="M6 18C6 10.26 14.88 13.61 17.36 8.98" strokeWidth={2.5} />
        <circle cx={6} cy={18} r={3} fill="currentColor" stroke="none" />
        <circle cx={18} cy={6} r={3} strokeWidth={2.5} />
      </svg>
      {withWordmark && (
        <span className={styles.wordmark} data-part="wordmark">
          Ridewire
        </span>
      )}
    </span>
  );
}
