import type { Plugin } from 'vite';
import { readAddress } from '@ridewire/contracts/languages';
import { SITE_PAGES } from './src/site/site-pages.ts';

/** While developing: public addresses lead to the public pages' document, without prerendered HTML. */
export function serveSite(): Plugin {
  return {
    name: 'serve-site',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const path = request.originalUrl?.split('?')[0] ?? '';
        if (Object.hasOwn(SITE_PAGES, readAddress(path).path)) request.url = '/site.html';
        next();
      });
    },
  };
}
