import {
  ListProblemsInput,
  ProblemKind,
  ProblemState,
  ReportProblemInput,
  WriteOnProblemInput,
  type AskedProblem,
  type OwnProblem,
  type ProblemView,
} from '@ridewire/contracts';
import { z } from 'zod';
import {
  Counted,
  counted,
  Dollars,
  dollars,
  done,
  doneShape,
  Id,
  pageFrom,
  Time,
} from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { ProblemsRouter } from './problems.router.ts';

const restRow = restRowOf<{ problems: ProblemsRouter }>();

const FACTS = {
  _id: Id,
  rideId: Id,
  kind: ProblemKind,
  state: ProblemState,
  reportedAt: Time,
  item: z.object({ isHere: z.boolean().nullable() }).optional().meta({
    description: 'Of a thing left in the car: whether the other side has it, or says it is theirs.',
  }),
};
const OwnBody = z
  .object({
    ...FACTS,
    isMine: z.boolean().meta({ description: 'You reported it; otherwise you are asked for the thing.' }),
    text: z.string().meta({ description: 'How it was reported.' }),
    messages: z
      .array(z.object({ _id: Id, by: z.enum(['me', 'support']), text: z.string(), sentAt: Time }))
      .optional()
      .meta({ description: 'Oldest first, the report included. Left out where you are asked.' }),
  })
  .meta({ id: 'OwnProblem' });

const ownBody = (problem: OwnProblem | AskedProblem): z.infer<typeof OwnBody> => {
  const { id, rideId, kind, state, reportedAt, item, isMine } = problem;
  const facts = { _id: id, rideId, kind, state, reportedAt, isMine, ...(item && { item }) };
  if (!problem.isMine) return { ...facts, text: problem.text };
  const messages = problem.messages.map(({ id: _id, ...message }) => ({ _id, ...message }));
  return { ...facts, text: messages[0]?.text ?? '', messages };
};

const Person = z.object({ _id: Id, name: z.string() });
const ProblemBody = z
  .object({
    ...FACTS,
    waitingSince: Time.nullable().meta({ description: 'Since when support owes an answer.' }),
    reporter: Person,
    assignee: Person.nullable(),
    closedAt: Time.nullable(),
    fare: Dollars,
    refunded: Dollars,
    messages: z.array(
      z.object({
        _id: Id,
        by: Person.nullable().meta({ description: 'An admin; null is the person who reported it.' }),
        text: z.string(),
        sentAt: Time,
      }),
    ),
  })
  .meta({ id: 'Problem', description: 'As admins see it.' });

const person = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });
const problemBody = (problem: ProblemView): z.infer<typeof ProblemBody> => {
  const { id, rideId, kind, state, reportedAt, item, waitingSince, reporter, assignee, closed, ride } =
    problem;
  return {
    ...{ _id: id, rideId, kind, state, reportedAt, ...(item && { item }), waitingSince },
    reporter: person(reporter),
    assignee: assignee && person(assignee),
    closedAt: closed && closed.at,
    fare: dollars(ride.fareCents),
    refunded: dollars(ride.refundedCents),
    messages: problem.messages.map(({ id: _id, by, text, sentAt }) => ({
      ...{ _id, text, sentAt },
      by: by && person(by),
    })),
  };
};

export const problemRows = [
  restRow({
    method: 'GET',
    path: '/rides/:rideId/problems',
    procedure: 'problems.ofRide',
    summary: 'What you reported of a ride, and what you are asked for, oldest first.',
    response: z.object({
      data: z.array(OwnBody),
      closesAt: Time.nullable().meta({
        description: 'Until when you can report a problem; null while the ride goes on.',
      }),
    }),
    errors: ['RIDE_NOT_FOUND'],
    input: ({ params }) => ({ rideId: params['rideId'] }),
    answer: ({ problems, closesAt }) => ({ data: problems.map(ownBody), closesAt }),
  }),
  restRow({
    method: 'POST',
    path: '/rides/:rideId/problems',
    procedure: 'problems.report',
    summary:
      'Report a problem within 30 days of the ride. Of a thing left in the car the other side is told too.',
    body: ReportProblemInput.pick({ kind: true, text: true }),
    status: 201,
    response: doneShape({ data: OwnBody }, 'Problem reported'),
    errors: ['RIDE_NOT_FOUND', 'RIDE_NOT_OVER', 'PROBLEM_TOO_LATE', 'PROBLEM_REPORTED', 'COMMAND_REUSED'],
    input: ({ params, body, commandId }) => ({
      id: commandId,
      rideId: params['rideId'],
      kind: body['kind'],
      text: body['text'],
    }),
    answer: (problem) => done('Problem reported', { data: ownBody(problem) }),
  }),
  restRow({
    method: 'POST',
    path: '/problems/:problemId/messages',
    procedure: { rider: 'problems.write', driver: 'problems.write', admin: 'problems.answer' },
    summary: 'Write more about a problem you reported; as an admin, answer it.',
    body: WriteOnProblemInput.pick({ text: true }),
    status: 201,
    response: doneShape({}, 'Message sent'),
    errors: ['PROBLEM_NOT_FOUND', 'PROBLEM_CLOSED', 'COMMAND_REUSED'],
    input: ({ params, body, commandId }) => ({
      id: commandId,
      problemId: params['problemId'],
      text: body['text'],
    }),
    answer: () => done('Message sent'),
  }),
  restRow({
    method: 'POST',
    path: '/problems/:problemId/item',
    procedure: 'problems.answerItem',
    summary: 'Say whether you have the thing you are asked for, or whether it is yours.',
    body: z.object({ isHere: z.boolean() }),
    response: doneShape({ data: OwnBody }, 'Answer sent'),
    errors: ['PROBLEM_NOT_FOUND', 'PROBLEM_CLOSED'],
    input: ({ params, body }) => ({ problemId: params['problemId'], isHere: body['isHere'] }),
    answer: (problem) => done('Answer sent', { data: ownBody(problem) }),
  }),
  restRow({
    method: 'GET',
    path: '/problems',
    procedure: 'problems.list',
    summary:
      'One page of problems, each with its newest message: with state=waiting the most urgent first, else the newest.',
    query: z.object({
      page: z.int().min(1).optional(),
      limit: z.int().min(1).max(100).optional(),
      state: ProblemState.optional(),
      kind: ProblemKind.optional(),
      rideId: ListProblemsInput.shape.rideId,
    }),
    response: z.object({ data: z.array(ProblemBody), ...Counted }),
    input: ({ query }) => ({ ...query, ...pageFrom(query) }),
    answer: (page) => ({ data: page.items.map(problemBody), ...counted(page) }),
  }),
  restRow({
    method: 'GET',
    path: '/problems/:problemId',
    procedure: 'problems.get',
    summary: 'One problem.',
    response: z.object({ data: ProblemBody }),
    errors: ['PROBLEM_NOT_FOUND'],
    input: ({ params }) => ({ problemId: params['problemId'] }),
    answer: (problem) => ({ data: problemBody(problem) }),
  }),
  restRow({
    method: 'POST',
    path: '/problems/:problemId/close',
    procedure: 'problems.close',
    summary: 'Close a problem for good. Closing it again does nothing.',
    response: doneShape({ data: ProblemBody }, 'Problem closed'),
    errors: ['PROBLEM_NOT_FOUND'],
    input: ({ params }) => ({ problemId: params['problemId'] }),
    answer: (problem) => done('Problem closed', { data: problemBody(problem) }),
  }),
];
