import type { RideStory } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useMemo } from 'react';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { sayReason } from '../../texts/say-reason.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { buildTimeline, type IncidentStep, type TimelineEntry } from './build-timeline.ts';

/** What happened, by whom and why; newest first, a heading for each day. */
export function RideTimeline({ story }: { story: RideStory }) {
  const format = useFormat();
  const entries = useMemo(() => buildTimeline(story), [story]);
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const day = format.date(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => (
    <div key={day}>
      <h3 className="rw-ridepage-day">{day}</h3>
      <ol className="rw-ridepage-timeline" reversed>
        {ofDay.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
    </div>
  ));
}

const isIncidentStep = (what: TimelineEntry['what']): what is IncidentStep =>
  what === 'called' || what === 'taken' || what === 'noted' || what === 'closed';

function Line({ entry }: { entry: TimelineEntry }) {
  const { rides, incidents, emergency, pieces, shell } = useTexts();
  const format = useFormat();
  const { at, what, from, to, actor, reason, words, asked, amountCents, offer } = entry;
  const title =
    what === 'ride.offered'
      ? rides.askedMore
      : what === 'ride.status_set'
        ? rides.setFromTo(from ? pieces.statuses[from] : '–', pieces.statuses[to])
        : what === 'ride.refunded'
          ? rides.refunded(format.money(amountCents ?? 0))
          : isIncidentStep(what)
            ? incidents.said[what]
            : rides.happened[what];
  const who = actor ? rides.by(actor.name, shell.roles[actor.role]) : rides.system;
  const more = [
    who,
    offer && rides.offerPlace(format.count(offer.place), format.count(offer.of)),
    asked && rides.asked(format.count(asked.count)),
    asked && asked.rounds > 1 && rides.rounds(asked.rounds),
  ].filter(Boolean);
  return (
    <li {...useRowFlash([at, to, asked?.count], at)} data-help={isIncidentStep(what) || undefined}>
      <time dateTime={at}>{format.clockSeconds(at)}</time>
      <div>
        <p className="rw-ridepage-what">{title}</p>
        <p className="rw-ridepage-who">{more.join(' · ')}</p>
        {words && <p className="rw-ridepage-words">{emergency.said(words)}</p>}
        {reason && <p className="rw-ridepage-why">{rides.reason(sayReason(reason))}</p>}
      </div>
    </li>
  );
}
