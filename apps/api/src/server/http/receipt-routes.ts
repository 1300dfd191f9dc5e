import { LanguageChoice, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../../core/limits.ts';
import { assertRoleTo, type RefusedTries } from '../../core/refused-tries.ts';
import { drawInThread } from '../../payments/receipt/draw-in-thread.ts';
import { findReceipt } from '../../payments/receipt/find-receipt.ts';
import { getActor, type Identify } from './identify-request.ts';

interface Deps {
  db: Db;
  personalDb: Db;
  limits: Limits;
  refusedTries: RefusedTries;
  timeZone: string;
}

const Query = z.object({ language: LanguageChoice.optional() });

/** GET /export/receipts/:rideId.pdf?language, for the rider: the receipt of a ride, in the account's language by default. */
export function addReceiptRoutes(fastify: FastifyInstance, deps: Deps, identify: Identify): void {
  fastify.route({
    method: 'GET',
    url: '/export/receipts/:rideId.pdf',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const actor = await getActor(identify, request, 'payments:read');
      assertRoleTo(deps, actor, { called: 'export/receipts', ipAddress: request.ip }, 'rider');
      const { rideId } = RideInput.parse(request.params);
      const { language } = Query.parse(request.query);
      await deps.limits.spend('receiptFileByAccount', actor.userId);
      const db = { db: deps.personalDb, timeZone: deps.timeZone };
      const written = await findReceipt(db, actor.userId, rideId, language);
      return await reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${written.fileName}"`)
        .send(await drawInThread(written));
    },
  });
}
