import type { Plugin } from 'vite';

/** The two faces every page is set in; other scripts and weights load when their glyphs occur. */
const FIRST_FONTS = /(onest|bricolage-grotesque)-latin-wght-normal[^/]*\.woff2$/;

/** Names the first fonts in the document's head, so that they arrive with the style sheet and not after it. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          })),
    },
  };
}
