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

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    preloadFonts(),
    serveSite(),
  ],
  build: {
    // Two documents: the app, and the one that every public page is written into (prerender.ts).
    rollupOptions: {
      input: ['index.html', 'site.html'],
      // A schema that nobody uses is left out, and with the last one the library.
      treeshake: { manualPureFunctions: ['z'] },
    },
    // Which files a public page needs, for its head.
    manifest: true,
    // Inlined files would be data: addresses, which the content security policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
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
