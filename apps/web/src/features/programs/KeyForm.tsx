import { Chip, Input, SegmentedControl, TextInput } from '@mantine/core';
import type { KeyScope, MadeKey } from '@ridewire/contracts';
import { KEY_DAYS, keyScopesOf, MOST_KEY_NAME, type KeyArea } from '@ridewire/contracts/api-key-choices';
import { mistake } from '@ridewire/contracts/mistakes';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useMe } from '../session/use-me.ts';
import { useProgramsTexts } from './texts.en.ts';
import styles from './programs.module.css';

interface KeyFormProps {
  onMade: (key: MadeKey) => void;
  onClose: () => void;
}

const validate = ({ name }: { name: string }) => ({
  ...(name.trim() === '' && { name: mistake('missing', { field: 'name' }) }),
});

/** What a new key is for, what it may do, and how long. Nothing is lost when it can't be made. */
export function KeyForm({ onMade, onClose }: KeyFormProps) {
  const texts = useProgramsTexts();
  const format = useFormat();
  const role = useMe()?.role;
  const [scopes, setScopes] = useState<KeyScope[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [days, setDays] = useState<(typeof KEY_DAYS)[number]>(90);
  const { mutateAsync: make, error } = trpc.apiKeys.make.useMutation();
  const form = useCheckedForm({ initialValues: { name: '' }, validate });
  const submit = form.onSubmit(async ({ name }) => {
    if (scopes.length === 0) return setMissing(true);
    // Its failure shows below the form.
    const key = await make({ name, scopes, days }).catch(() => null);
    if (key) onMade(key);
  });
  const given = role ? keyScopesOf(role) : [];
  const areas = [...new Set(given.map((scope) => scope.split(':')[0] as KeyArea))];
  return (
    <DialogForm
      onSubmit={submit}
      problem={error && errorSentence(error, texts.makeFailed)}
      submit={texts.confirmMake}
      isBusy={form.isSending}
      busyLabel={texts.making}
      onCancel={onClose}
    >
      <TextInput
        size="md"
        label={texts.name}
        description={texts.nameHint}
        maxLength={MOST_KEY_NAME}
        data-autofocus
        {...form.field('name')}
      />
      <Input.Wrapper
        labelElement="div"
        id="key-scopes"
        label={texts.scopes}
        error={isMissing && scopes.length === 0 && <span role="alert">{texts.scopesMissing}</span>}
      >
        <Chip.Group multiple value={scopes} onChange={(chosen) => setScopes(chosen as KeyScope[])}>
          <div role="group" aria-labelledby="key-scopes-label">
            <dl className={styles.scopes}>
              {areas.map((area) => (
                <div key={area}>
                  <dt>{texts.areas[area]}</dt>
                  <dd>
                    {given
                      .filter((scope) => scope.startsWith(`${area}:`))
                      .map((scope) => {
                        const what = scope.endsWith(':read') ? texts.read : texts.write;
                        return (
                          <Chip key={scope} value={scope} aria-label={texts.scopeOf(texts.areas[area], what)}>
                            {what}
                          </Chip>
                        );
                      })}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Chip.Group>
      </Input.Wrapper>
      <Input.Wrapper labelElement="div" label={texts.ends} id="key-days">
        <SegmentedControl
          fullWidth
          styles={{ label: { paddingInline: 4 } }}
          aria-labelledby="key-days-label"
          value={String(days)}
          onChange={(chosen) => setDays(KEY_DAYS.find((each) => String(each) === chosen) ?? 90)}
          data={KEY_DAYS.map((each) => ({ value: String(each), label: texts.days(format.count(each)) }))}
        />
      </Input.Wrapper>
    </DialogForm>
  );
}
