import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer, WithdrawnWhy } from '@ridewire/contracts';
import { at, makeOffer } from '../../testing/make-ride.ts';
import { reduceOffers, openOffers, type OffersMessage, type OffersState } from './reduce-offers.ts';

const snapshot = (...offers: Offer[]): OffersMessage => ({
  type: 'snapshot',
  data: { offers },
  serverTime: 0,
});
const offered = (offer: Offer): OffersMessage => ({ type: 'change', data: { kind: 'offered', offer } });
const withdrawn = (rideId: string, version: number, why: WithdrawnWhy = 'taken'): OffersMessage => ({
  type: 'change',
  data: { kind: 'withdrawn', rideId, version, why },
});
const cleared: OffersMessage = { type: 'change', data: { kind: 'cleared' } };
const play = (...messages: OffersMessage[]) =>
  messages.reduce<OffersState | undefined>(reduceOffers, undefined)!;

const near = makeOffer({ id: 'near', version: 1 });
const far = makeOffer({ id: 'far', version: 1 });

describe('reduceOffers', () => {
  it('keeps the snapshot’s order and appends later offers below', () => {
    const state = play(snapshot(near, far), offered(makeOffer({ id: 'later', version: 1 })));
    expect(state.offers.map(({ ride }) => ride.id)).toEqual(['near', 'far', 'later']);
  });

  it('shows an offer once, however often it is told', () => {
    const state = play(snapshot(near));
    expect(reduceOffers(state, offered(near))).toBe(state);
  });

  it('renews an offer in its place: a newer version, or a later wave of the same', () => {
    const newer = makeOffer({ id: 'near', version: 2 });
    const wave = makeOffer({ id: 'near', version: 1 }, at(1), at(2));
    for (const renewed of [newer, wave]) {
      const state = play(snapshot(near, far), offered(renewed));
      expect(state.offers).toEqual([renewed, far]);
      expect(reduceOffers(state, offered(near))).toBe(state);
    }
  });

  it('takes a withdrawn offer away and remembers why', () => {
    for (const why of ['taken', 'canceled', 'expired', 'declined'] as const) {
      const state = play(snapshot(near, far), withdrawn('near', 2, why));
      expect(state.offers).toEqual([far]);
      expect(state.withdrawn).toEqual([{ offer: near, why }]);
      expect(reduceOffers(state, withdrawn('near', 2, why))).toBe(state);
    }
  });

  it('takes an offer away that was withdrawn without another version, and none that is newer', () => {
    const state = play(snapshot(near, far));
    expect(reduceOffers(state, withdrawn('near', 1)).offers).toEqual([far]);
    expect(reduceOffers(state, withdrawn('near', 0))).toBe(state);
    const older = makeOffer({ id: 'near', version: 0 }, at(5), at(6));
    expect(reduceOffers(state, offered(older))).toBe(state);
  });

  it('remembers the last ten that were withdrawn', () => {
    const many = Array.from({ length: 14 }, (_, i) => makeOffer({ id: `${i}`, version: 1 }));
    const state = play(snapshot(...many), ...many.map(({ ride }) => withdrawn(ride.id, 2)));
    expect(state.withdrawn.map(({ offer }) => offer)).toEqual(many.slice(-10));
  });

  it('never brings a withdrawn offer back by old news', () => {
    const state = play(snapshot(near), withdrawn('near', 2));
    expect(reduceOffers(state, offered(near))).toBe(state);
    expect(reduceOffers(state, offered(makeOffer({ id: 'near', version: 2 }, at(5), at(6))))).toBe(state);
  });

  it('knows of a withdrawal that comes before its offer', () => {
    const state = play(snapshot(), withdrawn('near', 2));
    expect(reduceOffers(state, offered(near)).offers).toEqual([]);
  });

  it('takes a ride that is open again', () => {
    const again = makeOffer({ id: 'near', version: 3 });
    expect(play(snapshot(near), withdrawn('near', 2), offered(again)).offers).toEqual([again]);
  });

  it('ignores a withdrawal older than the offer held', () => {
    const state = play(snapshot(makeOffer({ id: 'near', version: 3 })));
    expect(reduceOffers(state, withdrawn('near', 2))).toBe(state);
  });

  it('clears all, and lets none of them return unchanged', () => {
    const state = play(snapshot(near, far), cleared);
    expect(state.offers).toEqual([]);
    expect(state.withdrawn).toEqual([]);
    expect(reduceOffers(state, offered(near))).toBe(state);
    expect(reduceOffers(state, cleared)).toBe(state);
    expect(reduceOffers(state, snapshot(near)).offers).toEqual([near]);
  });

  it('forgets the past with each snapshot', () => {
    const state = play(snapshot(near), withdrawn('near', 2), snapshot(far));
    expect(state).toEqual({ offers: [far], withdrawn: [], closedVersions: {} });
  });

  it('remembers no more than the last ten', () => {
    const many = Array.from({ length: 15 }, (_, i) => makeOffer({ id: `r${i}`, version: 1 }));
    const state = play(snapshot(...many), ...many.map(({ ride }) => withdrawn(ride.id, 2)));
    expect(state.withdrawn.map(({ offer }) => offer.ride.id)).toEqual(
      many.slice(5).map(({ ride }) => ride.id),
    );
  });

  it('ends without the offer whichever order a later withdrawal and doubled offers come in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const all = [offered(near), offered(near), withdrawn('near', 2), offered(far)];
        const state = play(snapshot(), ...order.map((i) => all[i]!));
        expect(state.offers).toEqual([far]);
      }),
    );
  });
});

describe('openOffers', () => {
  it('leaves out what has run out by the server’s clock', () => {
    const later = makeOffer({ id: 'later' }, at(0), at(5));
    expect(openOffers([near, later], Date.parse(at(1)) - 1)).toEqual([near, later]);
    expect(openOffers([near, later], Date.parse(at(1)))).toEqual([later]);
  });
});
