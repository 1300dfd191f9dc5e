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
    // Inlined files would be data: addresses, which the content security policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    rollupOptions: {
      // A schema that nobody uses is left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // What very many screens share comes in one file: apart, a first visit asked for some 80. Measured: 6 of 269 kB in
        // place of 84 of 266. The large libraries stay with the few screens that draw with them.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 24, maxModuleSize: 60_000 }] },
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
