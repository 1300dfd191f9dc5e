import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the gallery: every piece in every state. It is never built into the product. */
export default defineConfig({
  root: 'gallery',
  plugins: [react()],
  server: { host: '127.0.0.1', fs: { allow: ['../../..'] } },
});
