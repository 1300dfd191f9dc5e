import type { OfferCandidate, OfferChoice } from '@ridewire/contracts';
import { Text } from '@mantine/core';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { useRidesTexts } from '../texts.en.ts';
import styles from './ride-detail.module.css';

/** Why these drivers were asked, round by round. Collapsed, because it is rarely needed. */
export function RideChoices({ choices }: { choices: OfferChoice[] }) {
  const rides = useRidesTexts();
  return choices.map((choice) => (
    <details key={choice.wave} className={styles.choice}>
      <summary>{rides.choiceHeading(choice.wave)}</summary>
      <ChoiceReason choice={choice} />
      <ul className={styles.offers}>
        {choice.candidates.map((candidate) => (
          <Candidate key={candidate.driver.id} candidate={candidate} />
        ))}
      </ul>
    </details>
  ));
}

function ChoiceReason({ choice: { together, isByQueue, candidates } }: { choice: OfferChoice }) {
  const rides = useRidesTexts();
  const format = useFormat();
  const asked = candidates.filter(({ isAsked }) => isAsked).length;
  const many = isByQueue
    ? rides.choiceQueue
    : asked === 0
      ? rides.choiceNobody
      : asked === 1
        ? rides.choiceAlone
        : rides.choiceSome(format.count(asked));
  return (
    <Text fz="0.8125rem" lh="1.25rem" pt={4} pb={8} c="var(--rw-text-2)">
      {[together > 1 && rides.choiceTogether(format.count(together)), many].filter(Boolean).join(' ')}
    </Text>
  );
}

function Candidate({ candidate }: { candidate: OfferCandidate }) {
  const rides = useRidesTexts();
  const format = useFormat();
  const { driver, meters, seconds, idleSeconds, owedSeconds, bonusSeconds, likelihood, isAsked } = candidate;
  const facts = [
    seconds !== null && rides.away(format.duration(seconds)),
    meters !== null && seconds === null && rides.away(format.distance(meters)),
    candidate.leftSeconds !== undefined && rides.choiceEnding,
    idleSeconds !== null && idleSeconds >= 60 && rides.choiceWaited(format.duration(idleSeconds)),
    rides.choiceLikely(format.count(likelihood)),
    owedSeconds >= 5 && rides.choiceOwed(rides.seconds(format.count(owedSeconds))),
    owedSeconds <= -5 && rides.choiceOwing(rides.seconds(format.count(-owedSeconds))),
    bonusSeconds > 0 && rides.choiceWished(rides.seconds(format.count(bonusSeconds))),
  ].filter(Boolean);
  return (
    <li>
      <div>
        <Text span size="sm" fw={500}>
          {driver.name}
        </Text>
        <p>{facts.join(' · ')}</p>
      </div>
      <div>
        {isAsked && (
          <ToneBadge tone="wire" size="sm">
            {rides.choiceAsked}
          </ToneBadge>
        )}
      </div>
    </li>
  );
}
