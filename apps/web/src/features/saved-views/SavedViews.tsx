import { Button, Menu } from '@mantine/core';
import type { SavedView, ViewPage } from '@ridewire/contracts';
import { IconBookmark, IconBookmarkPlus, IconCheck, IconTrash } from '@tabler/icons-react';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { filtersOf } from './filters-of.ts';
import { SaveViewForm } from './SaveViewForm.tsx';
import { useSavedViews } from './saved-views-live.ts';
import { useSavedViewsTexts } from './texts.en.ts';

/** The admin's filters of this page under names: opens, saves and deletes them. */
export function SavedViews({ page }: { page: ViewPage }) {
  const texts = useSavedViewsTexts();
  const { views = [], failure } = useSavedViews(page);
  const { options } = useRouter();
  const navigate = useNavigate();
  const write = (search: Readonly<Record<string, unknown>>) =>
    options.stringifySearch(filtersOf(search)).replace(/^\?/, '');
  const filters = useRouterState({ select: ({ location }) => write(location.search) });
  const [asked, setAsked] = useState<string | null>(null);
  // Of views with the same filters, the one that was opened or saved last.
  const [chosen, setChosen] = useState('');
  const same = views.filter(({ search }) => write(options.parseSearch(`?${search}`)) === filters);
  const shown = same.find(({ name }) => name === chosen) ?? same[0];
  const remove = trpc.savedViews.remove.useMutation();
  const removeShown = ({ id, name }: SavedView) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => toastDone(texts.removed(name)),
        onError: (error) => toastFailed(errorSentence(error, texts.removeFailed(name))),
      },
    );
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            flex="none"
            maw={260}
            data-part="saved-views"
            styles={{
              label: { display: 'block', height: 'auto', textBoxTrim: 'none', textOverflow: 'ellipsis' },
            }}
            leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden />}
          >
            {shown?.name ?? texts.views}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
          {(failure !== null || views.length === 0) && (
            <Menu.Label>{failure === null ? texts.hint : texts.loadFailed(failure)}</Menu.Label>
          )}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              style={{ overflowWrap: 'anywhere' }}
              aria-current={view === shown || undefined}
              rightSection={view === shown && <IconCheck size={18} aria-hidden />}
              onClick={() => {
                setChosen(view.name);
                void navigate({ to: '.', search: () => options.parseSearch(`?${view.search}`) });
              }}
            >
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {filters === '' ? (
            <Menu.Label>{texts.noFilters}</Menu.Label>
          ) : (
            <Menu.Item
              leftSection={<IconBookmarkPlus size={18} aria-hidden />}
              onClick={() => setAsked(filters)}
            >
              {texts.save}
            </Menu.Item>
          )}
          {shown && (
            <Menu.Item
              c="var(--rw-tone-red-text)"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => removeShown(shown)}
            >
              {texts.remove(shown.name)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <FormDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={texts.title}
        focusAfter='[data-part="saved-views"]'
      >
        {asked !== null && (
          <SaveViewForm
            page={page}
            search={asked}
            name={shown?.name ?? ''}
            onSaved={setChosen}
            onDone={() => setAsked(null)}
          />
        )}
      </FormDialog>
    </>
  );
}
