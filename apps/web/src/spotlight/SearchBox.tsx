import '@mantine/spotlight/styles.layer.css';
import './spotlight.css';
import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import type { Me } from '@ridewire/contracts';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { searchDigits } from '../language/latin-digits.ts';
import { dropControls } from '../lists/drop-controls.ts';
import { useTexts } from '../texts/use-texts.ts';
import { filterChoices, type Choice } from './filter-choices.ts';
import { searchStore, selectFirst } from './search-store.ts';
import { useChoices } from './use-choices.tsx';
import { useFindings } from './use-findings.ts';
import { useFoundChoices } from './use-found-choices.tsx';
import { useSelectedId } from './use-selected-id.ts';

/** The server takes no longer text. */
const MOST_LETTERS = 100;
/** And below a call for help, 250, which nothing may dim. */
const ABOVE_DIALOGS = 240;

export interface SearchBoxProps {
  me: Me;
  own: Choice[];
  onShortcuts: () => void;
}

/** Pages, actions, people and rides in one list, for keys and screen readers alike. */
export function SearchBox({ me, own, onShortcuts }: SearchBoxProps) {
  const { shell, spotlight: texts } = useTexts();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { findings, isSearching, failure, tryAgain } = useFindings(typed);
  const groups = [
    ...filterChoices(useChoices(me, own, onShortcuts), typed),
    ...useFoundChoices(me.role, findings),
  ];
  const choices = groups.flatMap((group) => group.choices);
  const [selectedId, list] = useSelectedId();
  const idOf = (choice: Choice) => `${listId}-${choice.id}`;
  const isEmpty = choices.length === 0 && !isSearching && !failure;

  // The list selects its first line when something is typed; what the server finds comes later.
  useEffect(() => {
    if (typed && choices.length > 0) selectFirst(listId);
  }, [typed, choices.length, listId]);

  return (
    <Spotlight.Root
      store={searchStore}
      // The page's own, which is there before this.
      shortcut={null}
      query={typed}
      onQueryChange={(text) => setTyped(searchDigits(dropControls(text)))}
      onSpotlightClose={() => setTyped('')}
      tagsToIgnore={[]}
      centered={false}
      scrollable
      maxHeight={440}
      zIndex={ABOVE_DIALOGS}
      attributes={{ content: { 'aria-label': texts.title } }}
    >
      <Spotlight.Search
        role="combobox"
        aria-label={texts.title}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={selectedId}
        placeholder={me.role === 'admin' ? texts.placeholder.admin : texts.placeholder.others}
        maxLength={MOST_LETTERS}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Spotlight.ActionsList
        ref={list}
        id={listId}
        role="listbox"
        aria-label={texts.results}
        hidden={choices.length === 0}
      >
        {groups.map(({ name, choices: ofGroup }) => (
          <Spotlight.ActionsGroup key={name} label={name} role="group" aria-label={name}>
            {ofGroup.map((choice) => (
              <Spotlight.Action
                key={choice.id}
                // Its own `id` goes nowhere.
                ref={(element: HTMLButtonElement | null) => {
                  element?.setAttribute('id', idOf(choice));
                }}
                role="option"
                aria-selected={idOf(choice) === selectedId}
                label={choice.label}
                description={choice.description ?? ''}
                leftSection={choice.icon}
                onClick={choice.onChoose}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      <div role="status">
        {isSearching && (
          <p className="rw-spotlight-line">
            <Loader size={16} aria-hidden /> {texts.searching}
          </p>
        )}
        {isEmpty && <p className="rw-spotlight-line">{texts.nothing(typed.trim())}</p>}
        {typed && !isSearching && choices.length > 0 && (
          <VisuallyHidden>{texts.found(choices.length)}</VisuallyHidden>
        )}
      </div>
      {failure && (
        <div role="alert" className="rw-spotlight-line">
          <span>{failure}</span>
          <Button variant="default" onClick={tryAgain}>
            {shell.tryAgain}
          </Button>
        </div>
      )}
    </Spotlight.Root>
  );
}
