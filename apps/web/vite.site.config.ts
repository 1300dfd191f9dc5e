import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './preload-fonts.ts';
import { readArticles } from './read-articles.ts';

const FRAME =
  /[\\/]packages[\\/]ui[\\/]src[\\/](announcer|clock|format|provider)[\\/]|[\\/]src[\\/](site|kit[\\/]language)[\\/][^\\/]+$/;

/**
 * The public pages, twice: the document they are written into with the scripts that take it over in the browser, and, with
 * --ssr, the module that Node runs once to write them (prerender.ts). Apart from the app, so that what the app's screens
 * share is no part of a page that needs a tenth of it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), readArticles(), preloadFonts()],
  resolve: {
    alias: {
      '@mantine/core/styles.layer.css': fileURLToPath(new URL('./src/site/mantine.css', import.meta.url)),
    },
  },
  build: {
    // Beside the built app; Node's module goes where nobody is sent anything from.
    outDir: isSsrBuild ? '.prerender' : 'dist',
    emptyOutDir: isSsrBuild === true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: !isSsrBuild,
    // What a page needs its document links (prerender.ts).
    modulePreload: { resolveDependencies: (_, needs, { hostType }) => (hostType === 'html' ? needs : []) },
    // Which files a page needs, for its head.
    manifest: !isSsrBuild,
    rollupOptions: {
      input: isSsrBuild ? ['src/site/render.tsx', 'src/app/render-login.tsx'] : 'site.html',
      // A schema that nobody uses is left out, and with the last one the library.
      treeshake: { manualPureFunctions: ['z'] },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'site', minShareCount: 6 },
              // Small parts of the frame that few pages name too: apart, each would be a request of its own.
              { name: 'site', test: FRAME, minShareCount: 2 },
            ],
          },
        },
      }),
    },
  },
  // Packages that import style sheets can't be run by Node as they are.
  ssr: { noExternal: true },
}));
