import '@mantine/spotlight/styles.layer.css';
import { Loader, VisuallyHidden } from '@mantine/core';
import { AgainButton } from '../../kit/buttons/AgainButton.tsx';
import { Spotlight } from '@mantine/spotlight';
import { FEWEST_SEARCH_LETTERS, type Findings, type Me } from '@ridewire/contracts';
import { IconSearch } from '@tabler/icons-react';
import { type RefCallback, useCallback, useEffect, useId, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { searchDigits } from '../../kit/language/latin-digits.ts';
import { dropControls } from '../../kit/lists/drop-controls.ts';
import { splitAct } from './found-acts.ts';
import { useActChoices } from './use-act-choices.tsx';
import { boxStore, selectFirst } from './box-store.ts';
import { type Choice, filterChoices } from './filter-choices.ts';
import { type SearchPage, useChoices } from './use-choices.tsx';
import { useFoundChoices } from './use-found-choices.tsx';
import { useSpotlightTexts } from './texts.en.ts';
import spotlightStyles from './spotlight.module.css';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useListsTexts } from '../../kit/lists/texts.en.ts';

/** The server is asked when nothing was typed for this long, in milliseconds. */
const PAUSE_MS = 150;

interface FindingsView {
  findings: Findings | undefined;
  isSearching: boolean;
  failure: string | null;
  /** What failed is being read again. */
  isTrying: boolean;
  tryAgain: () => void;
}

/** The server's results for a text; never those for another one. */
function useFindings(typed: string): FindingsView {
  const spotlight = useSpotlightTexts();
  const lists = useListsTexts();
  const text = typed.trim();
  const isEnough = text.replace(/^#/, '').length >= FEWEST_SEARCH_LETTERS;
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const isSettled = settled === text;
  const { data, error, isFetching, refetch } = trpc.search.find.useQuery(
    { text },
    {
      enabled: isEnough && isSettled,
      retry: false,
      staleTime: 0,
      gcTime: 10_000,
      trpc: { abortOnUnmount: true },
    },
  );
  const failure = isEnough && error ? spotlight.failed(errorSentence(error, lists.unreachable)) : null;
  return {
    findings: isEnough ? data : undefined,
    isSearching: isEnough && (!isSettled || isFetching) && !data && !failure,
    failure,
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
}

/** The server accepts no longer text. */
const MOST_LETTERS = 100;
/** And below an SOS alert, 250, which nothing may dim. */
const ABOVE_DIALOGS = 240;

export interface SearchBoxProps {
  me: Me;
  pages: readonly SearchPage[];
  own: Choice[];
  onShortcuts: () => void;
}

/** Pages, actions, people and rides in one list, for keys and screen readers alike. */
export function SearchBox({ me, pages, own, onShortcuts }: SearchBoxProps) {
  const texts = useSpotlightTexts();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { act, text } =
    me.role === 'admin' ? splitAct(typed, texts.actWords) : { act: undefined, text: typed };
  const { findings, isSearching, failure, isTrying, tryAgain } = useFindings(text);
  const [acts, found] = [useActChoices(me, findings, act), useFoundChoices(me.role, findings)];
  const groups = [
    ...filterChoices(useChoices(pages, own, onShortcuts), typed),
    // Enter takes the first line: an action only for people who typed one.
    ...(act ? [...acts, ...found] : [...found, ...acts]),
  ];
  const choices = groups.flatMap((group) => group.choices);
  const [selectedId, list] = useSelectedId();
  const idOf = (choice: Choice) => `${listId}-${choice.id}`;
  const isEmpty = choices.length === 0 && !isSearching && !failure;

  // The list selects its first line when something is typed; the server's results come later.
  useEffect(() => {
    if (typed && choices.length > 0) selectFirst(listId);
  }, [typed, choices.length, listId]);

  return (
    <Spotlight.Root
      store={boxStore}
      // The page's own shortcut exists before this.
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
                // Its own `id` is not passed on.
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
          <p className={spotlightStyles.line}>
            <Loader size={16} aria-hidden /> {texts.searching}
          </p>
        )}
        {isEmpty && <p className={spotlightStyles.line}>{texts.nothing(typed.trim())}</p>}
        {typed && !isSearching && choices.length > 0 && (
          <VisuallyHidden>{texts.found(choices.length)}</VisuallyHidden>
        )}
      </div>
      {failure && (
        <div role="alert" className={spotlightStyles.line}>
          <span>{failure}</span>
          <AgainButton isTrying={isTrying} onTry={tryAgain} />
        </div>
      )}
    </Spotlight.Root>
  );
}

/** The id of the selected line: Spotlight only marks it in the document. */
function useSelectedId(): [id: string | undefined, list: RefCallback<HTMLElement>] {
  const [id, setId] = useState<string>();
  const watch = useCallback((list: HTMLElement | null) => {
    if (!list) return;
    const observer = new MutationObserver(() => setId(list.querySelector('[data-selected]')?.id));
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    return () => {
      observer.disconnect();
      setId(undefined);
    };
  }, []);
  return [id, watch];
}
