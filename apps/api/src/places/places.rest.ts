import { SAVED_PLACE_KINDS, SavePlaceInput } from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { PlacesRouter } from './places.router.ts';

const restRow = restRowOf<{ places: PlacesRouter }>();

const SavedPlaceBody = z.object({
  id: z.uuid(),
  kind: z.enum(SAVED_PLACE_KINDS),
  name: z.string().nullable().meta({ description: 'Null for home and work.' }),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
});

export const placeRows = [
  restRow({
    method: 'GET',
    path: '/places/saved',
    procedure: 'places.saved',
    summary: 'The signed-in rider’s saved places: home, work, then the others.',
    response: z.object({ data: z.array(SavedPlaceBody) }),
    answer: ({ places }) => ({ data: places }),
  }),
  restRow({
    method: 'POST',
    path: '/places/saved',
    procedure: 'places.save',
    summary: 'Save a place, or change the one with that ID; a new home or work replaces the old one.',
    body: SavePlaceInput,
    response: doneShape({ data: SavedPlaceBody }, 'Place saved'),
    errors: ['PLACES_FULL'],
    input: ({ body }) => body,
    answer: (place) => done('Place saved', { data: place }),
  }),
  restRow({
    method: 'DELETE',
    path: '/places/saved/:id',
    procedure: 'places.remove',
    summary: 'Delete a saved place. Deleting it again does nothing.',
    response: doneShape({}, 'Place deleted'),
    input: ({ params }) => ({ id: params['id'] }),
    answer: () => done('Place deleted'),
  }),
];
