import { MINUTE_MS, OF, SECOND_MS, SHARE } from './day-habits.ts';
import { idOf } from './day-people.ts';
import type { DayPerson, DayStage } from './day-stage.ts';
import type { CityRide } from './read-city.ts';

/** The rider of a ride writes to the driver, who answers. */
export async function write(
  stage: DayStage,
  ride: CityRide,
  rider: DayPerson,
  driver: DayPerson,
): Promise<void> {
  const of = [rider.number, ride.nth, driver.number];
  if (ride.acceptedMs === null || !stage.will('writes', ...of)) return;
  const say = (by: DayPerson, to: DayPerson, words: { quick: 'coming' | 'here' }) =>
    stage.once(by, `writes about ${stage.nameOf(ride)} to ${to.name}`, () =>
      by.connection.trpc.chat.say.mutate({
        id: idOf(stage.options.seed, OF.ids, by === rider ? 1 : 2, ...of),
        rideId: ride.id,
        ...words,
      }),
    );
  if (stage.nowMs > ride.acceptedMs + 20 * SECOND_MS) await say(rider, driver, { quick: 'coming' });
  if (stage.nowMs > ride.acceptedMs + 50 * SECOND_MS && stage.will('answers', ...of))
    await say(driver, rider, { quick: 'here' });
}

/** Both rate each other, the driver a minute later. */
export async function rate(
  stage: DayStage,
  ride: CityRide,
  rider: DayPerson,
  driver: DayPerson,
): Promise<void> {
  for (const [i, by] of [rider, driver].entries()) {
    const side = i + 1;
    const drawn = stage.draw(OF.rates, rider.number, ride.nth, side);
    if (drawn >= SHARE.rates || stage.nowMs < (ride.completedMs ?? 0) + side * MINUTE_MS) continue;
    const stars = 1 + Math.floor((drawn / SHARE.rates) * 5);
    await stage.once(by, `rates ${stage.nameOf(ride)}`, () =>
      by.connection.trpc.ratings.rate.mutate({ rideId: ride.id, stars }),
    );
  }
}
