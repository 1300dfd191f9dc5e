import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { preloadFonts } from './preload-fonts.ts';
import { readArticles } from './read-articles.ts';
import { serveSite } from './serve-site.ts';

const api = process.env['RIDEWIRE_API'] ?? 'http://127.0.0.1:4000';

const toApi: ProxyOptions = {
  target: api,
  changeOrigin: true,
  // The API refuses browsers that come from elsewhere; through this proxy they come from its own origin.
  configure: (proxy) =>
    proxy.on('proxyReq', (request) => {
      if (request.hasHeader('origin')) request.setHeader('origin', api);
    }),
};

/** The library of schemas, and those contracts that are some. */
const isSchema = (id: string): boolean =>
  /\/node_modules\/zod\//.test(id) ||
  (/\/packages\/contracts\/src\/.+\.ts$/.test(id) && readFileSync(id, 'utf8').includes("from 'zod'"));

/** What lists are filtered by and shown in. */
const LISTS = /\/components\/(Table|Select|SegmentedControl)\/|\/src\/kit\/lists\/(?!texts)/;
/** That, and what opens from a button a moment after the page. */
const LATER = new RegExp(`${LISTS.source}|/components/Menu/`);

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
    }),
    react(),
    preloadFonts(),
    readArticles(),
    serveSite(),
  ],
  resolve: {
    alias: {
      '@mantine/core/styles.layer.css': fileURLToPath(new URL('./src/app/mantine.css', import.meta.url)),
    },
  },
  build: {
    // Inlined files would be data: addresses, which the content security policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Which files a page needs, for its head; beside it comes the public pages' own.
    manifest: '.vite/app.json',
    chunkSizeWarningLimit: 1_200,
    rollupOptions: {
      // A schema that nobody uses is left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Files by what one comes to; apart, a first visit asked for some 80. A group takes along what its modules import, as
        // far as no group before it has that.
        codeSplitting: {
          groups: [
            // Needed first, whatever is visited.
            { name: 'start', test: /\/src\/app\/start\.tsx/ },
            // The login page, whose parts every other form has too.
            {
              name: 'sign-in',
              test: /\/src\/(app\/routes\/_auth\/(route|login)|features\/auth\/(AuthFrame|login\/Login))\.tsx/,
            },
            // What schemas, Bangla's words and pages without either go by.
            {
              name: 'rules',
              test: /\/contracts\/src\/(bar-reasons|judge-documents|city-days|texts\/ride-events)\.ts/,
            },
            // The frame of all pages of who is signed in.
            { name: 'shell', test: /\/src\/app\/(routes\/_shell\/route|shell\/Shell)\.tsx/ },
            // Forms, and what admins look up; without them, pages that only show things would load them with `shared`.
            { name: 'schemas', test: isSchema },
            // What many pages share; the large libraries stay with the few that draw with them.
            { name: 'shared', minShareCount: 5, maxModuleSize: 60_000, test: (id) => !LATER.test(id) },
            { name: 'lists', test: LISTS },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/trpc': { ...toApi, ws: true, rewriteWsOrigin: true },
      '/api': toApi,
      '/export/': toApi,
      '/media': toApi,
      '/tiles/': toApi,
      // With the slash, or it would take pages such as /devices too.
      '/dev/': toApi,
    },
  },
});
