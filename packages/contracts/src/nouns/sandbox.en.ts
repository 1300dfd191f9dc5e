export const refusals = {
  CLOCK_MOVE: 'The clock only moves forward, at most 30 days at a time.',
  SANDBOX_DRIVERS_FULL: 'The sandbox has as many drivers as it can have. Reset it, or use those it has.',
};

export const mistakes = {
  sandboxAct:
    'Say what the driver does: accept, decline, arrive, pick-up, start, complete, give-back or cancel.',
  sandboxAnswer: 'Say what drivers do with requests: accept, decline or ignore.',
  sandboxSeconds: ({ max }: { max: number }) => `Give whole seconds from 0 to ${max}.`,
  sandboxStays: 'Say whether the car stays where it is.',
  clockMove: ({ days }: { days: number }) =>
    `Give seconds, or a moment to move to, at most ${days} days ahead.`,
};
