import { useLayoutTexts, useLinkTo } from './site-texts.ts';
import styles from './frame.module.css';

/** The links of the header and of the side sheet; the current page's is marked. */
export function SiteLinks({ path, onChoose }: { path: string | null; onChoose?: () => void }) {
  const linkTo = useLinkTo();
  return useLayoutTexts().links.map(({ to, label }) => (
    <a
      key={to}
      href={linkTo(to)}
      className={styles.link}
      aria-current={to === path ? 'page' : undefined}
      {...(onChoose && { onClick: onChoose })}
    >
      {label}
    </a>
  ));
}
