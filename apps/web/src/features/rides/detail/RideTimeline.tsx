import { Box, Text } from '@mantine/core';
import type { RideStory } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useMemo } from 'react';
import { useRowFlash } from '../../../kit/lists/use-row-flash.ts';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { sayOdd } from '../../review/say-odd.ts';
import { useReviewTexts } from '../../review/texts.en.ts';
import { buildTimeline, type CheckInStep, type IncidentStep, type TimelineEntry } from './build-timeline.ts';
import { useRidesTexts } from '../texts.en.ts';
import { useIncidentsTexts } from '../../sos/incidents/texts.en.ts';
import { useSosTexts } from '../../sos/texts.en.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';
import styles from './ride-detail.module.css';

/** What happened, who did it and why; newest first, with a heading for each day. */
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
      <Text component="h3" size="xs" fw={500} c="dimmed" pb={4}>
        {day}
      </Text>
      <ol className={styles.timeline} reversed>
        {ofDay.map((entry) => (
          <Line key={entry.key} entry={entry} review={story.review} />
        ))}
      </ol>
    </div>
  ));
}

const isIncidentStep = (what: TimelineEntry['what']): what is IncidentStep =>
  what === 'called' || what === 'unanswered' || what === 'taken' || what === 'noted' || what === 'closed';

const isCheckInStep = (what: TimelineEntry['what']): what is CheckInStep =>
  what.startsWith('asked_') || what.startsWith('said_') || what === 'went_on';

interface LineProps {
  entry: TimelineEntry;
  review: RideStory['review'];
}

function Line({ entry, review }: LineProps) {
  const reviews = useReviewTexts();
  const incidents = useIncidentsTexts();
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const sos = useSosTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const { at, what, from, to, actor, reason, words, isAuto, lateSeconds, asked, amountCents, offer } = entry;
  const change = {
    from: from ? pieces.statuses[from] : '–',
    to: pieces.statuses[to],
    amount: format.money(amountCents ?? 0),
  };
  const title =
    isIncidentStep(what) || isCheckInStep(what)
      ? incidents.said[what]
      : what === 'declined'
        ? rides.declined
        : what === 'odd'
          ? reviews.happened
          : what === 'reviewed'
            ? reviews.happenedDone
            : rides.happened[what](change);
  const who = entry.saidBy
    ? kit.roles[entry.saidBy]
    : actor
      ? rides.by(actor.name, kit.roles[actor.role])
      : rides.system;
  const more = [
    who,
    isAuto && rides.acceptedForDriver,
    lateSeconds !== undefined && rides.sentLate(format.duration(lateSeconds)),
    offer && rides.offerPlace(format.count(offer.place), format.count(offer.of)),
    asked && rides.asked(format.count(asked.count)),
    asked && asked.rounds > 1 && rides.rounds(asked.rounds),
  ].filter(Boolean);
  return (
    <li {...useRowFlash([at, to, asked?.count], at)}>
      <Box component="time" className="rw-num" fz="0.8125rem" lh="1.25rem" c="dimmed" dateTime={at}>
        {format.clockSeconds(at)}
      </Box>
      <div>
        <Text size="sm" fw={500} {...(isIncidentStep(what) && { c: 'var(--rw-tone-red-text)' })}>
          {title}
        </Text>
        <Text size="xs" c="dimmed">
          {more.join(' · ')}
        </Text>
        {what === 'odd' && review && (
          <Text size="xs" c="var(--rw-text-2)">
            {sayOdd(review, reviews, format).join(' ')}
          </Text>
        )}
        {words && (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {sos.said(words)}
          </Text>
        )}
        {reason && (
          <Text size="xs" c="var(--rw-text-2)" style={{ overflowWrap: 'anywhere' }}>
            {what === 'ride.assigned' ? reason : rides.reason(sayReason(reason))}
          </Text>
        )}
      </div>
    </li>
  );
}
