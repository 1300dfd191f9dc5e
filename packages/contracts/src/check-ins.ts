import { z } from 'zod';
import { CHECK_IN_ANSWERS } from './choices.ts';
import { mistake } from './mistakes.ts';

const CheckInAnswer = z.enum(CHECK_IN_ANSWERS, mistake('checkInAnswer'));
export type CheckInAnswer = z.infer<typeof CheckInAnswer>;

export const AnswerCheckInInput = z.object({
  checkInId: z.uuid(mistake('checkInId')),
  answer: CheckInAnswer,
});
export type AnswerCheckInInput = z.infer<typeof AnswerCheckInInput>;

/** The car stands for long, or leads away from the destination. */
export type CheckInWhy = 'standing' | 'away';

/** How long both have to answer, in milliseconds. */
export const CHECK_IN_ANSWER_MS = 5 * 60_000;

/** “Is everything all right?”, as the person who is still to answer sees it. */
export interface CheckInView {
  id: string;
  rideId: string;
  why: CheckInWhy;
  /** ISO 8601. */
  askedAt: string;
  answerBy: string;
}

/** checkIns.live: always sent whole, as a new snapshot. */
export interface CheckInSnapshot {
  /** Null without a question, and once this person has answered it. */
  checkIn: CheckInView | null;
}

/**
 * `well`: settled by the answers. `help`: someone needs help. `unanswered`: the rider did not answer in time. `moved`: the car went
 * on. `ended`: the ride ended, or got another driver.
 */
export type CheckInState = 'open' | 'well' | 'help' | 'unanswered' | 'moved' | 'ended';

/** A question in a ride's story, for admins. */
export interface StoryCheckIn {
  id: string;
  why: CheckInWhy;
  state: CheckInState;
  /** ISO 8601, like all times here. */
  askedAt: string;
  closedAt: string | null;
  rider: { answer: CheckInAnswer; at: string } | null;
  driver: { answer: CheckInAnswer; at: string } | null;
}
