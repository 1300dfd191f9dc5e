import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The public pages as a module that Node runs once, to write them out as HTML (prerender.ts). */
export default defineConfig({
  plugins: [react()],
  build: {
    ssr: 'src/site/render.tsx',
    outDir: '.prerender',
    assetsInlineLimit: 0,
    copyPublicDir: false,
  },
  // Packages that import style sheets can't be run by Node as they are.
  ssr: { noExternal: true },
});
