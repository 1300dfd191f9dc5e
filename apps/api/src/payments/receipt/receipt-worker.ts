import { parentPort, workerData } from 'node:worker_threads';
import { drawReceipt } from './draw-receipt.ts';
import type { WrittenReceipt } from './find-receipt.ts';

const { receipt, language } = workerData as Pick<WrittenReceipt, 'receipt' | 'language'>;
parentPort?.postMessage(await drawReceipt(receipt, language));
