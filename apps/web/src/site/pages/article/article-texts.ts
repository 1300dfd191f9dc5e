import type { PageTexts } from '../../site-texts.ts';

/** A paragraph, or one of the three kinds of list. */
export type ArticleBlock =
  | string
  | { points: string[] }
  | { steps: string[] }
  | { terms: { name: string; text: string }[] };

export interface ArticleLink {
  to: string;
  label: string;
}

/** The words of a page that has nothing else. */
export interface ArticleTexts extends PageTexts {
  headline: string;
  lead: string;
  /** When what it says last changed: 2026-11-21. */
  updatedOn: string;
  /** The one thing to do. */
  action?: ArticleLink;
  /** Puts the product on the home screen, where the browser offers that; and said when it is there. */
  install?: { label: string; done: string };
  /** Said where there is nothing to list. */
  empty?: { line: string; hint: string };
  /** The slug is the section's address: /privacy#trail. */
  sections: { slug: string; heading: string; body: ArticleBlock[] }[];
  related: ArticleLink[];
}
