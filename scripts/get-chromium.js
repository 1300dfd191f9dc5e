import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.js';
import { tryStep } from './run-step.js';

/** Finds or installs a Chromium. Resolves to its path, or to undefined after a line that says what to do. */
export async function getChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    console.error(`✗ CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
    return undefined;
  }
  await installChromium();
  const installed = findChromium();
  if (!installed) {
    console.error('✗ No Chromium for the browser stories: install one, or set CHROMIUM_PATH to its binary.');
  }
  return installed;
}

async function installChromium() {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayUseApt) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y';
    const script = `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`;
    if (await tryStep('Install Chromium from the system', 'sh', ['-c', script])) return;
  }
  await tryStep('Install Chromium for Playwright', 'pnpm', [
    '--filter',
    '@ridewire/e2e',
    'exec',
    'playwright',
    'install',
    'chromium',
  ]);
}
