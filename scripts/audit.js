// npm run audit: asks the registry for known weaknesses of what the product ships. Exits with 1 for serious ones; where
// the registry can't be asked, it says so and passes.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { judgeAudit } from './judge-audit.js';
import { root } from './project.js';

const ASK_MS = 20_000;

/** pnpm exits with 1 when it found any, and writes them all the same. */
const { stdout = '' } = await promisify(execFile)('pnpm', ['audit', '--prod', '--json'], {
  cwd: root,
  timeout: ASK_MS,
}).catch((error) => error);
const { sentences, isSerious } = judgeAudit(stdout);
for (const sentence of sentences) console.log(sentence);
process.exitCode = isSerious ? 1 : 0;
