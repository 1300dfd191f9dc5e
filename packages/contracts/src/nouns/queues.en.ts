const QUEUE_LEFT = {
  ended: 'Drivers no longer queue there.',
  out: 'You were out of the zone for more than two minutes. Go back there to line up again.',
  unseen: 'We didn’t know where you were for more than ten minutes. Turn on location to line up again.',
};

export const refusals = {
  QUEUE_ZONE_NOT_FOUND: 'This queue zone was not found.',
  QUEUE_ZONE_TAKEN: 'There’s already a queue zone with this name. Choose another.',
  QUEUE_ZONE_ENDED: 'This queue zone has ended by now. Look again.',
  QUEUE_ZONES_FULL: 'You’ve reached the queue zones limit. End one first.',
  QUEUE_PLACE_GONE: 'This driver is no longer in that line. Look again.',
};

export const mistakes = {
  zoneId: 'A queue zone’s ID must be a UUID.',
  zoneCorners: ({ min, max }: { min: number; max: number }) => `A queue zone has ${min} to ${max} corners.`,
};

export const notifications = {
  queue_left: ({ zone, reason, why }: { zone: string; reason: string | null; why?: 'out' | 'unseen' }) => ({
    title: `You’re no longer in line at ${zone}`,
    message:
      reason === null ? QUEUE_LEFT[why ?? 'ended'] : `Our team took you out of the line. Reason: ${reason}`,
  }),
};

export const notificationKinds = {
  queue_left: 'Place in line lost',
};
