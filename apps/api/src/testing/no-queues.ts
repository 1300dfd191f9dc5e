/** A city in which drivers queue nowhere. */
export const NO_QUEUES = { zoneAt: () => undefined, line: () => [], zoneOf: () => undefined };
