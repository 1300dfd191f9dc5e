import { BusinessMonthInput, LanguageChoice, RideInput, StatementInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../../core/limits.ts';
import { assertRoleTo, type RefusedTries } from '../../core/refused-tries.ts';
import { drawInThread } from '../../paper/draw-in-thread.ts';
import { findBusinessCsv, findBusinessPaper } from '../../business/find-business-sheet.ts';
import { findStatementPaper } from '../../drivers/find-statement-paper.ts';
import type { Paper } from '../../paper/paper.ts';
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

/** The papers people can keep as PDF. */
export function addPaperRoutes(fastify: FastifyInstance, deps: Deps, identify: Identify): void {
  addReceiptRoute(fastify, deps, identify);
  addStatementRoute(fastify, deps, identify);
  addBusinessRoutes(fastify, deps, identify);
}

/** GET /export/receipts/:rideId.pdf?language, for the rider: the receipt of a ride, in the account's language by default. */
function addReceiptRoute(fastify: FastifyInstance, deps: Deps, identify: Identify): void {
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
      return await sendPaper(reply, written.fileName, written.paper);
    },
  });
}

/**
 * GET /export/statement.pdf?from&to&language, for the driver: the earnings of up to a month, in the account's language by
 * default.
 */
function addStatementRoute(fastify: FastifyInstance, deps: Deps, identify: Identify): void {
  fastify.route({
    method: 'GET',
    url: '/export/statement.pdf',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const actor = await getActor(identify, request, 'account:read');
      assertRoleTo(deps, actor, { called: 'export/statement.pdf', ipAddress: request.ip }, 'driver');
      const days = StatementInput.parse(request.query);
      const { language } = Query.parse(request.query);
      await deps.limits.spend('receiptFileByAccount', actor.userId);
      const db = { db: deps.personalDb, timeZone: deps.timeZone };
      const paper = await findStatementPaper(db, actor.userId, days, language);
      return await sendPaper(reply, `ridewire-earnings-${days.from}-${days.to}.pdf`, paper);
    },
  });
}

/** GET /export/business.pdf and business.csv?month&language, for the rider: their rides for work in a month of the city. */
function addBusinessRoutes(fastify: FastifyInstance, deps: Deps, identify: Identify): void {
  for (const kind of ['pdf', 'csv'] as const)
    fastify.route({
      method: 'GET',
      url: `/export/business.${kind}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const actor = await getActor(identify, request, 'rides:read');
        assertRoleTo(deps, actor, { called: `export/business.${kind}`, ipAddress: request.ip }, 'rider');
        const { month } = BusinessMonthInput.parse(request.query);
        const { language } = Query.parse(request.query);
        await deps.limits.spend('receiptFileByAccount', actor.userId);
        const of = [
          { db: deps.personalDb, timeZone: deps.timeZone },
          actor.userId,
          { month, language },
        ] as const;
        const fileName = `ridewire-business-${month}.${kind}`;
        if (kind === 'pdf') return await sendPaper(reply, fileName, await findBusinessPaper(...of));
        return await reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(await findBusinessCsv(...of));
      },
    });
}

const sendPaper = async (reply: FastifyReply, fileName: string, paper: Paper) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(await drawInThread(paper));
