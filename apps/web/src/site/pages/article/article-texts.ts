import type { PageTexts } from '../../site-texts.ts';

/** The words of a page that has nothing else, as `src/site/articles` has them. */
export interface ArticleTexts extends PageTexts {
  headline: string;
  lead: string;
  /** When what it says last changed: 2026-11-21. */
  updatedOn: string;
  /** The one thing to do. */
  action?: { to: string; label: string };
  /** Puts the product on the home screen, where the browser offers that; and said when it is there. */
  install?: { label: string; done: string };
  /** Said where there is nothing to list. */
  empty?: { line: string; hint: string };
  /** The slug is the section's address: /privacy#trail. */
  sections: { slug: string; heading: string }[];
  /** The sections, with their headings. */
  html: string;
  /** Where to read on: addresses with what each is called. */
  related: Record<string, string>;
}
