import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { preloadFonts } from './preload-fonts.ts';
import { readArticles } from './read-articles.ts';
import { serveSite } from './serve-site.ts';
import { speakLanguages } from './speak-languages.ts';

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
const LISTS = /\/components\/(Table|SegmentedControl)\/|\/src\/kit\/lists\/(?!texts|FactList|Row\.)/;
/** What the pages before signing in have in common with those after it. */
const PARTS =
  /\/components\/(ActionIcon|Alert|Anchor|Badge|Group|TextInput|Title)\/|\/auth\/AuthFrame|\/session\/RoleBadge|\/kit\/(language|notes\/Failure|toasts\/show-toast)|\/contracts\/src\/fold-name|\/hooks\/esm\/use-(disclosure|uncontrolled)|\/useRouterState|\/IconInfoCircle\./;
/** What every role's pages stand on: the frame around them, and what follows a person on all of them. */
const SHELL =
  /\/app\/(routes\/_shell\/route|shell\/(Shell|FollowRole))\.tsx|\/components\/(Portal|Skeleton)\/|\/ui\/src\/(clock\/(?!Count|count)|figures\/(?!Plate|Spark|spark|Stat))|\/kit\/(alerts|texts)\/|\/kit\/(dialogs\/use-back-closes|buttons\/AgainButton)|\/contracts\/src\/trip-estimate|\/rides\/history\.en|\/sos\/(alerts-live|texts\.en)|\/drivers\/title\.en/;
/** What riders and drivers both have at home: a sheet over a map, a ride, help. */
const HOMES =
  /\/components\/Combobox\/use-combobox\/|\/use-debounced-value\/|\/ui\/src\/sheet\/|\/chat\/LaterChatNews|\/check-ins\/LaterCheckInNews|\/sos\/(Emergency|HelpNotice|use-help-alert)|\/rides\/ride\.en|\/rides\/history\/use-keep-history|\/kit\/(buttons\/ConnectedButton|map\/(lazy-map|use-ride-way|use-city-view|use-gone-since|use-is-seen)|live\/(use-connection-watch|places-query)|page\/(FullBleed|use-keep-focus)|texts\/say-)|\/contracts\/src\/judge-fix|\/contracts\/src\/texts\/en\/news\.ts/;

/** What both show of a ride. A rider's home opens without it. */
const RIDE = /\/ui\/src\/ride-wire\/|\/wishes\/PairWish|\/chat\/LaterChatButton|\/IconPhone\./;

/** What the desk's pages have in common, without what lists are filtered by. */
const DESK =
  /\/kit\/(page\/(Page|Waiting)|buttons\/ConnectionSign|lists\/(LoadFailure|Rows?|ShowChanges|texts\.en|use-(held|refresh|row)-))|\/people\/(people-live|texts\.en)|\/rides\/live\/rides-live|\/texts\/en\/ride-events|\/illustrations\/LooseEnd|\/IconClockExclamation\./;
/** What drivers and the desk both say of drivers. */
const DRIVERS =
  /\/documents\/texts\.en|\/badges\/RideStatusBadge|\/LaterAskDialog|\/contracts\/src\/approach|\/kit\/notes\/Note|\/IconArrowUp\./;

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
    speakLanguages(),
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
      treeshake: {
        // A schema that nobody uses is left out.
        manualPureFunctions: ['z'],
        // The tests for circles and spheres aren't used either; their package doesn't say that they can go.
        moduleSideEffects: [{ test: /\/robust-predicates\/esm\//, sideEffects: false }],
      },
      output: {
        // Files by what one comes to; apart, a first visit asked for some 80. A group takes along what its modules import, as
        // far as no group before it has that.
        codeSplitting: {
          groups: [
            // Needed first, whatever is visited.
            { name: 'start', test: /\/src\/app\/start\.tsx/ },
            // The pages before signing in, and the frame of those after it; what both have is `parts`.
            { name: 'parts', test: PARTS },
            {
              name: 'sign-in',
              test: /\/src\/(app\/routes\/_auth\/(route|login)|features\/auth\/login\/Login)\.tsx/,
            },
            // What schemas, Bangla's words and pages without either go by.
            {
              name: 'rules',
              test: /\/contracts\/src\/(bar-reasons|fare|judge-documents|city-days|texts\/ride-events)\.ts/,
            },
            { name: 'shell', test: SHELL },
            // What the sidebar and the pages themselves are called; homes don’t load it.
            { name: 'titles', test: /\/title\.en\.ts/ },
            // A rider's home, a driver's, and what both have. Their maps come after them.
            { name: 'homes', test: HOMES },
            { name: 'ride', test: RIDE },
            { name: 'radio', test: /\/components\/Radio\// },
            {
              name: 'rider',
              test: /\/features\/(booking|saved-places)\/(texts\.en|saved-places-live|phase\/|book\/(kept-draft|use-pin-pick)|places\/(recent-places|use-place-search|place-choices|use-list-keys|use-known-places|use-pickup-area)|panel\/EndSign)|\/rides\/TypeIcon|\/IconTrendingUp\./,
            },
            { name: 'drivers', test: DRIVERS },
            {
              name: 'driver',
              test: /\/components\/Switch\/|\/features\/driving\/(texts\.en|driving-live|LocationNotice|use-availability)/,
            },
            // No home has a list whose filters fold.
            {
              name: 'signs',
              minShareCount: 3,
              test: /\/icons-react\/(?!.*IconAdjustments)|\/ui\/src\/illustrations\//,
            },
            { name: 'desk', test: DESK },
            // What draws on maps; it comes with the first one.
            { name: 'map', minShareCount: 2, test: /\/src\/kit\/map\// },
            // Forms, and what admins look up.
            { name: 'schemas', test: isSchema },
            // What opens over a page, and never comes with one.
            { name: 'floats', test: /\/components\/(Combobox|Menu|NativeSelect|Popover|Select|Tooltip)\// },
            {
              name: 'dialogs',
              test: /\/components\/(Drawer|Modal|Textarea)\/|\/(AskDialog|DialogForm|FormDialog|FormFoot)\.|\/forms\/(FullNote|ReasonLine|use-kept-text|use-typed-fields)\.|\/read-count\./,
            },
            // Choices, names and values, and the city's clocks, on many pages and no home.
            { name: 'chips', test: /\/components\/Chip\// },
            { name: 'codes', test: /\/components\/PinInput\// },
            {
              name: 'facts',
              test: /\/kit\/(lists\/FactList|page\/(Panel|Parts)\.)|\/people\/PhoneLink\.|\/contracts\/src\/city-moment/,
            },
            // A rider's home asks whether a place is inside an area, without all that pages share.
            { name: 'edges', test: /\/contracts\/src\/(service-)?area\.ts/ },
            // What many pages share; the large libraries stay with the few that draw with them.
            { name: 'lists', test: LISTS },
            {
              name: 'shared',
              minShareCount: 5,
              maxModuleSize: 60_000,
              // No home has a field for days, but many lists do.
              test: (id) => !/\/src\/(features\/|kit\/dates\/Range)/.test(id),
            },
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
      '/city-now': { ...toApi, ws: true, rewriteWsOrigin: true },
      '/shared-ride/live': { ...toApi, ws: true, rewriteWsOrigin: true },
      // With the slash, or it would take pages such as /devices too.
      '/dev/': toApi,
    },
  },
});
