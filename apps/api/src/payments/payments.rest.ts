import { HistoryInput, PaymentMethod, RideType, type PaymentView } from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Dollars, dollars, Id, numberFrom, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { Place } from '../rides/ride-body.ts';
import type { PaymentsRouter } from './payments.router.ts';

const restRow = restRowOf<{ payments: PaymentsRouter }>();

const PaymentBody = z
  .object({
    _id: Id,
    rideId: Id,
    paidAt: Time,
    method: PaymentMethod,
    amount: Dollars.meta({ description: 'What was paid, in dollars: the fare less the discount.' }),
    discount: Dollars.meta({ description: 'What a promo code took off the fare, in dollars.' }),
    refunded: Dollars.meta({ description: 'What was given back of it since, in dollars.' }),
    type: RideType,
    pickup: Place,
    destination: Place,
    driverName: z.string().nullable(),
  })
  .meta({ id: 'Payment' });

const ReceiptBody = PaymentBody.extend({
  refunds: z.array(z.object({ _id: Id, amount: Dollars, reason: z.string(), at: Time })),
}).meta({ id: 'Receipt' });

const paymentBody = (payment: PaymentView): z.infer<typeof PaymentBody> => ({
  _id: payment.rideId,
  rideId: payment.rideId,
  paidAt: payment.paidAt,
  method: payment.method,
  amount: dollars(payment.amountCents),
  discount: dollars(payment.discountCents),
  refunded: dollars(payment.refundedCents),
  type: payment.type,
  pickup: payment.pickup,
  destination: payment.destination,
  driverName: payment.driverName,
});

const Payments = z.array(PaymentBody);

export const paymentRows = [
  restRow({
    method: 'GET',
    path: '/payments',
    procedure: 'payments.list',
    summary: 'What the signed-in rider paid for each completed ride, newest first.',
    query: z.object({
      limit: HistoryInput.shape.limit.unwrap().optional().meta({ description: '20 unless given.' }),
      before: z.iso
        .datetime()
        .optional()
        .meta({ description: 'paidAt of the last payment of the page before.' }),
      beforeRide: z
        .uuid()
        .optional()
        .meta({ description: 'rideId of the same payment; needed with before.' }),
    }),
    response: z.object({ payments: Payments, data: Payments }),
    sentAs: { 'cursor.paidAt': 'before', 'cursor.rideId': 'beforeRide' },
    input: ({ query: { limit, before, beforeRide } }) => ({
      limit: limit === undefined ? undefined : numberFrom(limit),
      cursor:
        before === undefined && beforeRide === undefined ? undefined : { paidAt: before, rideId: beforeRide },
    }),
    answer: (list) => {
      const payments = list.map(paymentBody);
      return { payments, data: payments };
    },
  }),
  restRow({
    method: 'GET',
    path: '/payments/:rideId',
    procedure: 'payments.get',
    summary: 'A ride’s receipt, with its refunds.',
    response: z.object({ payment: ReceiptBody, data: ReceiptBody }),
    errors: ['RIDE_NOT_FOUND'],
    input: ({ params }) => params,
    answer: (receipt) => {
      const refunds = receipt.refunds.map(({ id, amountCents, reason, at }) => ({
        _id: id,
        amount: dollars(amountCents),
        reason,
        at,
      }));
      const payment = { ...paymentBody(receipt), refunds };
      return { payment, data: payment };
    },
  }),
  restRow({
    method: 'POST',
    path: '/payments/:rideId/mail',
    procedure: 'payments.mailReceipt',
    summary: 'Mail yourself a ride’s receipt as a PDF, in your account’s language.',
    response: doneShape({}, 'Receipt sent'),
    errors: ['RIDE_NOT_FOUND'],
    input: ({ params }) => params,
    answer: () => done('Receipt sent'),
  }),
];
