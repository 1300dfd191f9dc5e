import { expect, test } from 'vitest';
import { RideTracks, type TrackAddition } from './ride-tracks.ts';

/** Meters north of a corner in Dhaka, on the way to the pickup. */
const at = (north: number, east = 0) => ({ lat: 23.78 + north / 111_195, lng: 90.4 + east / 101_750 });

async function saved(tracks: RideTracks): Promise<TrackAddition[]> {
  const all: TrackAddition[] = [];
  await tracks.save(async (additions) => void all.push(...additions));
  return all;
}

test('a standing car adds nothing, a driving one what its line needs', async () => {
  const tracks = new RideTracks();
  for (const north of [0, 4, 0, 20, 40, 60]) tracks.add('r1', 'karim', 'approach', at(north));
  expect(tracks.freshOf('r1', 'karim', 'approach')).toHaveLength(4);
  expect(await saved(tracks)).toEqual([
    { rideId: 'r1', driverId: 'karim', approach: [at(0), at(60)], trip: [] },
  ]);
});

test('the line goes on where it was saved, and each leg is by itself', async () => {
  const tracks = new RideTracks();
  tracks.add('r1', 'karim', 'approach', at(0));
  tracks.add('r1', 'karim', 'approach', at(50));
  await saved(tracks);
  tracks.add('r1', 'karim', 'approach', at(55));
  tracks.add('r1', 'karim', 'approach', at(100, 40));
  tracks.add('r1', 'karim', 'trip', at(100, 40));
  expect(await saved(tracks)).toEqual([
    { rideId: 'r1', driverId: 'karim', approach: [at(100, 40)], trip: [at(100, 40)] },
  ]);
  expect(await saved(tracks)).toEqual([]);
});

test('what could not be saved is kept, in bounds, with what came meanwhile', async () => {
  const tracks = new RideTracks();
  tracks.add('r1', 'karim', 'trip', at(0));
  const failing = tracks.save(async () => {
    tracks.add('r1', 'karim', 'trip', at(30));
    throw new Error('no database');
  });
  await expect(failing).rejects.toThrow('no database');
  expect(tracks.freshOf('r1', 'karim', 'trip')).toEqual([at(0), at(30)]);
  for (let i = 0; i < 3_000; i++) tracks.add('r1', 'karim', 'trip', at(30 + 20 * i));
  expect(tracks.freshOf('r1', 'karim', 'trip')).toHaveLength(1_000);
});

test('what came while it was being saved is saved next', async () => {
  const tracks = new RideTracks();
  tracks.add('r1', 'karim', 'trip', at(0));
  await tracks.save(async () => tracks.add('r1', 'karim', 'trip', at(30)));
  expect(await saved(tracks)).toEqual([{ rideId: 'r1', driverId: 'karim', approach: [], trip: [at(30)] }]);
});

test('another driver of the same ride begins anew', async () => {
  const tracks = new RideTracks();
  tracks.add('r1', 'karim', 'approach', at(0));
  tracks.add('r1', 'karim', 'approach', at(50));
  tracks.add('r1', 'rina', 'approach', at(900));
  expect(tracks.freshOf('r1', 'rina', 'approach')).toEqual([at(900)]);
  expect(await saved(tracks)).toEqual([
    { rideId: 'r1', driverId: 'karim', approach: [at(0), at(50)], trip: [] },
    { rideId: 'r1', driverId: 'rina', approach: [at(900)], trip: [] },
  ]);
});
