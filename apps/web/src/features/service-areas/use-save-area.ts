import type { LatLng, ServiceArea } from '@ridewire/contracts';
import { useRef } from 'react';
import { commandOfText, type SentText } from '../../kit/forms/command-of-text.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useServiceAreasTexts } from './texts.en.ts';

interface Drawn {
  name: string;
  corners: readonly LatLng[];
  isBothEnds?: boolean | undefined;
}

/** The call that makes an area of one kind. */
export interface AreaMaking {
  mutate: (
    area: {
      id: string;
      name: string;
      corners: LatLng[];
      isBothEnds?: boolean | undefined;
      replaces?: string;
    },
    options: { onSuccess: (made: { name: string }) => void },
  ) => void;
  isPending: boolean;
  error: unknown;
  variables: Drawn | undefined;
}

/** Saves the area being drawn. An error is gone once the area is another one. */
export function useSaveArea(
  { mutate, isPending, error, variables }: AreaMaking,
  drawn: Drawn,
  onSaved: () => void,
) {
  const texts = useServiceAreasTexts();
  // One id an area: pressed or sent twice, it is made once.
  const command = useRef<SentText>(null);
  const area = { ...drawn, corners: [...drawn.corners] };
  return {
    isSaving: isPending,
    error: variables && describe(variables) === describe(area) ? error : null,
    /** @param replaces the area it takes the place of */
    save: (replaces: Pick<ServiceArea, 'id'> | null) => {
      const input = { ...area, ...(replaces && { replaces: replaces.id }) };
      command.current = commandOfText(command.current, JSON.stringify(input));
      mutate(
        { id: command.current.commandId, ...input },
        {
          onSuccess: (made) => {
            toastDone(texts.made(made.name));
            onSaved();
          },
        },
      );
    },
  };
}

const describe = ({ name, corners, isBothEnds }: Drawn): string =>
  JSON.stringify([name, corners, isBothEnds]);
