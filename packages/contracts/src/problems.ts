import { z } from 'zod';
import type { Language } from './languages.ts';
import { mistake } from './mistakes.ts';
import { PageInput } from './pages.ts';
import { MOST_PROBLEM_CHARACTERS, PROBLEM_KINDS, PROBLEM_STATES } from './problem-choices.ts';
import type { RideStatus } from './ride-status.ts';
import { RideId } from './rides.ts';
import { SeenVersion } from './seen-version.ts';
import type { Role } from './roles.ts';
import { boundedText } from './text.ts';

export const ProblemKind = z.enum(PROBLEM_KINDS, mistake('problemKind'));
export type ProblemKind = z.infer<typeof ProblemKind>;
export const ProblemState = z.enum(PROBLEM_STATES, mistake('problemState'));
export type ProblemState = z.infer<typeof ProblemState>;
const ProblemId = z.uuid(mistake('problemId'));
const ProblemText = boundedText('message', {
  min: [1, mistake('missing', { field: 'message' })],
  max: MOST_PROBLEM_CHARACTERS,
});

/** A ride's rider or driver reports a problem once the ride is over. */
export const ReportProblemInput = z.object({
  /** Made by the client once per press. Sent again, it stays one problem. */
  id: z.uuid(mistake('commandUuid')),
  rideId: RideId,
  kind: ProblemKind,
  text: ProblemText,
});
export type ReportProblemInput = z.infer<typeof ReportProblemInput>;

/** One more message, by the person who reported the problem or by support. */
export const WriteOnProblemInput = z.object({
  /** Made by the client once per message. Sent again, it stays one message. */
  id: z.uuid(mistake('commandUuid')),
  problemId: ProblemId,
  text: ProblemText,
});
export type WriteOnProblemInput = z.infer<typeof WriteOnProblemInput>;

/** Support's answer to the version it has seen. */
export const AnswerProblemInput = WriteOnProblemInput.extend({ seenVersion: SeenVersion });
export type AnswerProblemInput = z.infer<typeof AnswerProblemInput>;

/** The other side's word about a thing that was left in the car: they have it, or it is theirs. */
export const AnswerItemInput = z.object({ problemId: ProblemId, isHere: z.boolean(mistake('isHere')) });
export type AnswerItemInput = z.infer<typeof AnswerItemInput>;

export const ProblemInput = z.object({ problemId: ProblemId });
export type ProblemInput = z.infer<typeof ProblemInput>;

export const CloseProblemInput = ProblemInput.extend({ seenVersion: SeenVersion });
export type CloseProblemInput = z.infer<typeof CloseProblemInput>;

/** Gives a problem to an admin, or to nobody. */
export const AssignProblemInput = z.object({
  problemId: ProblemId,
  assigneeId: z.uuid(mistake('userId')).nullable(),
  /** The admin who had it when it was given away: refused if another one has it since. */
  seenAssigneeId: z.uuid(mistake('userId')).nullable(),
});
export type AssignProblemInput = z.infer<typeof AssignProblemInput>;

export const ListProblemsInput = z.object({
  ...PageInput.shape,
  state: ProblemState.optional(),
  kind: ProblemKind.optional(),
  /** Only those of the admin who asks. */
  isMine: z.literal(true, mistake('allTrue')).optional(),
  /** Only those of one ride. */
  rideId: RideId.optional(),
});
export type ListProblemsInput = z.infer<typeof ListProblemsInput>;

interface Written {
  id: string;
  text: string;
  /** ISO 8601. */
  sentAt: string;
}

/** What is known of a problem on either side of the desk. */
interface ProblemFacts {
  id: string;
  rideId: string;
  kind: ProblemKind;
  state: ProblemState;
  /** ISO 8601. */
  reportedAt: string;
  /** Of a thing left in the car: the other side's word, null before. Left out of other kinds, and without another side. */
  item?: { isHere: boolean | null };
}

/** A problem as the person who reported it sees it: support has no names. */
export interface OwnProblem extends ProblemFacts {
  isMine: true;
  /** Oldest first; the first one is the report. */
  messages: (Written & { by: 'me' | 'support' })[];
}

/** A thing left in the car, as the side that is asked for it sees it. */
export interface AskedProblem extends ProblemFacts {
  isMine: false;
  /** How the thing was described. */
  text: string;
}

/** problems.ofRide: what one side of a ride reported or is asked for, oldest first. */
export interface RideProblemsSnapshot {
  problems: (OwnProblem | AskedProblem)[];
  /** Until when a problem can be reported, ISO 8601; null while the ride goes on. */
  closesAt: string | null;
}

interface Named {
  id: string;
  name: string;
}

/** A problem as admins see it. */
export interface ProblemView extends ProblemFacts {
  reporter: { id: string; name: string; role: Role; language: Language };
  assignee: Named | null;
  /** +1 with every change. */
  version: number;
  /** Since when support owes an answer, ISO 8601; null if it doesn't. */
  waitingSince: string | null;
  closed: { by: Named; at: string } | null;
  /** Oldest first; the first one is the report. Lists have only the newest. Null is the person who reported it. */
  messages: (Written & { by: Named | null })[];
  ride: {
    status: RideStatus;
    riderName: string;
    driverId: string | null;
    driverName: string | null;
    pickupAddress: string;
    destinationAddress: string;
    fareCents: number;
    refundedCents: number;
    /** The ride was deleted and can't be opened. */
    isDeleted: boolean;
  };
}

/** problems.changes for admins: one came or changed. Clients that show it load it again. */
export interface ProblemsChange {
  problemId: string;
}
