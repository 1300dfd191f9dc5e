import { importCity } from '../streets/import-city.ts';

/** Where streets meet or end. The driver of a story waits on Lake Road, its rider at the west end of Market Street. */
const CORNERS: Record<number, [lat: number, lng: number]> = {
  1: [23.7915, 90.4143],
  2: [23.7935, 90.4143],
  3: [23.7935, 90.412],
  4: [23.7935, 90.4165],
  5: [23.7947, 90.4165],
  6: [23.7947, 90.4143],
  7: [23.7947, 90.412],
  8: [23.8507, 90.406],
  9: [23.7936, 90.4045],
  10: [23.7577, 90.39],
  11: [23.7513, 90.3772],
  12: [23.8293, 90.4199],
  13: [23.8739, 90.4006],
  14: [23.8433, 90.3978],
  15: [23.84, 90.4],
};

const STREETS: [name: string, bangla: string, corners: number[]][] = [
  ['Lake Road', 'লেক রোড', [1, 2]],
  ['Market Street', 'বাজার সড়ক', [3, 2, 4]],
  ['Ring Road', 'রিং রোড', [4, 5]],
  ['Gulshan Avenue', 'গুলশান এভিনিউ', [5, 6, 7]],
  ['Airport Road', 'বিমানবন্দর সড়ক', [7, 8, 13]],
  ['Lake Drive', 'লেক ড্রাইভ', [15, 14, 8, 12]],
  ['Old Road', 'পুরান সড়ক', [7, 9, 10, 11]],
];

/** Streets between the places that stories name, in use from now on. A server on them starts in a third of Dhaka's time. */
export async function bringStreets(connectionString: string): Promise<void> {
  const extract = {
    positionOf: (node: number) => {
      const corner = CORNERS[node];
      return corner && { lat: corner[0], lng: corner[1] };
    },
    nodes: [],
    relations: [],
    ways: STREETS.map(([name, bangla, nodes], index) => ({
      id: index + 1,
      nodes,
      tags: { highway: 'primary', name, 'name:en': name, 'name:bn': bangla },
    })),
  };
  await importCity(connectionString, extract, {
    ...{ name: 'story', title: 'Gulshan', source: 'test', sourceVersion: null, attribution: '' },
    box: { south: 23.6, west: 90.2, north: 24, east: 90.6 },
  });
}
