import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { classesOf, typeWordsIn, type RideTypeTerms } from '@ridewire/contracts';
import { ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ItemWords } from '../../kit/lists/ItemWords.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { useLanguage } from '../../kit/texts/use-language.ts';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import { TypeIcon } from '../rides/TypeIcon.tsx';
import { useKindName } from '../rides/use-kind-name.ts';
import { IfMay } from '../session/IfMay.tsx';
import { useRideTypesTexts } from './texts.en.ts';

interface TypeRowProps {
  type: RideTypeTerms;
  /** False where there is no place above, or below. */
  onUp: (() => void) | false;
  onDown: (() => void) | false;
  isMoving: boolean;
  onEdit: () => void;
  /** Offers it, or no longer. */
  onOffer: () => void;
  isBusy: boolean;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export function TypeRow({ type, onUp, onDown, isMoving, onEdit, onOffer, isBusy }: TypeRowProps) {
  const texts = useRideTypesTexts();
  const language = useLanguage();
  const sayVehicle = useSayNeeds();
  const { names, blurbs, isEnabled } = type;
  const name = typeWordsIn(names, language);
  const blurb = typeWordsIn(blurbs, language);
  const facts = sayVehicle(type);
  const flash = useFlash(`${name} ${blurb} ${facts} ${isEnabled}`);
  return (
    <Row isWrapping data-type={type.id} {...flash}>
      <TypeIcon name={type.icon} />
      <ItemWords>
        <Group gap="2px 12px">
          <Text span fw={650} fz="lg">
            {name}
          </Text>
          {!isEnabled && <ToneBadge tone="gray">{texts.off}</ToneBadge>}
        </Group>
        <Text size="sm">{blurb}</Text>
        <Text size="sm" c="dimmed" className="rw-num">
          {facts}
        </Text>
      </ItemWords>
      <IfMay right="rates:write">
        <Group gap={8}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.up(name)}
            disabled={!onUp}
            data-busy={isMoving || undefined}
            onClick={() => onUp && onUp()}
          >
            <IconArrowUp {...icon} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.down(name)}
            disabled={!onDown}
            data-busy={isMoving || undefined}
            onClick={() => onDown && onDown()}
          >
            <IconArrowDown {...icon} />
          </ActionIcon>
          <Button variant="default" size="sm" aria-label={texts.editOf(name)} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button
            variant="default"
            size="sm"
            aria-label={isEnabled ? texts.stopOf(name) : texts.offerOf(name)}
            disabled={isBusy}
            onClick={onOffer}
          >
            {isEnabled ? texts.stop : texts.offer}
          </Button>
        </Group>
      </IfMay>
    </Row>
  );
}

/** Which vehicles serve a type: “Car · Comfort and higher · up to 4”. */
function useSayNeeds(): (type: RideTypeTerms) => string {
  const texts = useRideTypesTexts();
  const types = useRideTypes();
  const typeName = useTypeName();
  const kindName = useKindName();
  const { count } = useFormat();
  return ({ vehicleKind, leastClass, seats }) => {
    const named = classesOf(vehicleKind, types).find((each) => each.leastClass === leastClass);
    const from = texts.fromClass(named ? typeName(named.id) : texts.number(leastClass));
    return [kindName(vehicleKind), from, texts.upTo(count(seats))].join(' · ');
  };
}
