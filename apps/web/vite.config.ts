import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { preloadFonts } from './preload-fonts.ts';
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

/** What opens from a button, a moment after the page. */
const MENUS = /\/components\/Menu\//;
/** What lists are filtered by and shown in. */
const LISTS = /\/components\/(Table|Select|SegmentedControl)\/|\/src\/lists\//;
const LATER = new RegExp(`${MENUS.source}|${LISTS.source}`);

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    preloadFonts(),
    serveSite(),
  ],
  resolve: {
    alias: {
      '@mantine/core/styles.layer.css': fileURLToPath(new URL('./src/shell/mantine.css', import.meta.url)),
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
            // What loads all the others.
            { name: 'loader', test: /vite\/preload-helper/ },
            // Needed first, whatever is visited.
            { name: 'start', test: /\/src\/start\.tsx/ },
            // The login page, whose parts every other form has too.
            {
              name: 'sign-in',
              test: /\/src\/(routes\/_auth\/(route|login)|screens\/(auth\/AuthFrame|login\/Login))\.tsx/,
            },
            // What opens beside or over something.
            {
              name: 'floating',
              test: /\/(Combobox\/Combobox|Tooltip\/Tooltip|Modal\/Modal|Drawer\/Drawer|Floating\/.+|Radio\/RadioIcon|AccordionChevron|CheckIcon)\.mjs/,
            },
            { name: 'menus', test: MENUS },
            // The frame of all pages of who is signed in.
            { name: 'shell', test: /\/src\/(routes\/_shell\/route|shell\/Shell)\.tsx/ },
            // Every map.
            { name: 'map', test: /\/src\/map\/RideMap\.tsx/ },
            // What schemas and pages without any both go by.
            { name: 'rules', test: /\/contracts\/src\/(judge-documents|city-days)\.ts/ },
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
      // With the slash, or it would take pages such as /devices too.
      '/dev/': toApi,
    },
  },
});
