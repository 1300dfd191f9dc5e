import { useLayoutTexts } from './site-texts.ts';

/** The links of the header and of the side sheet; the current page's is marked. */
export function SiteLinks({ path, onChoose }: { path: string; onChoose?: () => void }) {
  return useLayoutTexts().links.map(({ to, label }) => (
    <a
      key={to}
      href={to}
      className="rw-site-link"
      aria-current={to === path ? 'page' : undefined}
      {...(onChoose && { onClick: onChoose })}
    >
      {label}
    </a>
  ));
}
