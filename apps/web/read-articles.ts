import markdown from 'markdown-it';
import attributes from 'markdown-it-attrs';
import definitions from 'markdown-it-deflist';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { isLanguage, type Language } from '@ridewire/contracts/languages';
import { linkIn } from './src/site/addresses.ts';
import type { ArticleTexts } from './src/site/pages/article/article-texts.ts';

const reader = markdown()
  .use(definitions)
  .use(attributes, { allowedAttributes: ['id'] });

/**
 * A page of text, as `src/site/articles` keeps it: what its head and frame say in YAML, then Markdown, with lists of terms and
 * with the address of each section behind its heading: `## The trail {#trail}`.
 * @throws when a section has no address
 */
export function readArticle(source: string, language: Language): ArticleTexts {
  const [, facts = '', body = ''] = source.split(/^---$/m);
  const tokens = reader.parse(body, {});
  const sections = tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return [];
    const slug = token.attrGet('id');
    const heading = tokens[at + 1]?.children?.map(({ content }) => content).join('') ?? '';
    if (!slug) throw new Error(`“${heading}” needs an address: {#address}.`);
    return { slug, heading };
  });
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const to = token.attrGet('href');
    if (to) token.attrSet('href', linkIn(language, String(to)));
  }
  return {
    ...(parse(facts) as object),
    sections,
    html: reader.renderer.render(tokens, reader.options, {}),
  } as ArticleTexts;
}

/** Lets pages import articles as their words. The browser gets them read: what reads Markdown stays with the build. */
export function readArticles(): Plugin {
  return {
    name: 'read-articles',
    transform: {
      filter: { id: /\/articles\/\w+\/[\w-]+\.md$/ },
      handler: (source, id) => {
        const language = id.split('/').at(-2);
        if (!isLanguage(language)) throw new Error(`${id} stands in no language's folder.`);
        return { code: `export default ${JSON.stringify(readArticle(source, language))}`, moduleType: 'js' };
      },
    },
  };
}
