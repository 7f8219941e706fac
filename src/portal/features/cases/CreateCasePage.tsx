import { FilePlus2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { path } from '../../paths.ts';
import { useLeaving } from '../../records/leaving.hook.ts';
import { RestoredDraft } from '../../records/RestoredDraft.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger, h2, h4, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { useWorkflowWords } from '../../workflow/words.ts';
import { caseOf, emptyCase, missingIn, type TypedCase } from './case.form.ts';
import { useAgents, useCategories, useSimilar, useSubCategories } from './cases.choices.ts';
import * as styles from './cases.css.ts';
import { createCase } from './cases.data.ts';
import { EntryAdder } from './EntryAdder.tsx';
import { FarmerCard } from './FarmerCard.tsx';
import { SimilarList } from './SimilarList.tsx';
import { Tiles } from './Tiles.tsx';

/** A case begun with the farmer on the line: the order of the fields is the order of a call. */
export function CreateCasePage() {
  const { t } = useTranslation(['cases', 'records']);
  const [, navigate] = useLocation();
  // Who has somebody on the line comes with what they know already.
  const known = new URLSearchParams(useSearch());
  const words = useWorkflowWords('case');
  const viewer = useViewer();
  const form = useTyped<TypedCase>(
    {
      ...emptyCase,
      msisdn: known.get('msisdn') ?? '',
      category: known.get('category'),
      description: known.get('description') ?? '',
    },
    missingIn,
    { name: `case:${viewer.id}` },
  );
  const { form: frame, typed, change, field, errorOf, isPending, isChanged, failure, send } = form;
  const msisdn = msisdnOf(typed.msisdn);
  const [categories, subCategories] = [useCategories(), useSubCategories(typed.category)];
  const agents = useAgents().data?.items ?? [];
  const similar = useSimilar({ text: `${typed.title} ${typed.description}`, msisdn });
  const { setDirty, wanted, stay, leave } = useLeaving();
  useEffect(() => setDirty('case', isChanged), [isChanged, setDirty]);
  const number = useRef<HTMLDivElement>(null);
  const focusNumber = () => number.current?.querySelector('input')?.focus();
  useEffect(() => number.current?.querySelector('input')?.focus(), []);

  const create = (goesOn: boolean) =>
    send(async (sent) => {
      const made = await createCase(caseOf(sent));
      setDirty('case', false);
      toast.success(t('created', { number: made.caseNumber }));
      if (!goesOn) return navigate(path('case', made.id));
      change({ ...emptyCase, category: sent.category, agent: sent.agent });
      focusNumber();
    });

  useCtrlEnter((event) => void create(event.shiftKey));

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={h2}>{t('newCase')}</h1>
        <span className={muted}>{t('newCaseBody')}</span>
      </header>
      <div className={styles.columns}>
        <form
          ref={frame}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void create(false);
          }}
        >
          <RestoredDraft typed={form} />
          {failure && (
            <p role="alert" className={danger}>
              {failure}
            </p>
          )}
          <div ref={number} className={styles.group}>
            <PhoneField label={t('fields.number')} description={t('numberHint')} isRequired {...field('msisdn')} />
            <FarmerCard msisdn={msisdn} />
          </div>
          <TextField label={t('fields.title')} maxLength={120} isRequired {...field('title')} />
          <Tiles
            label={t('fields.category')}
            options={categories}
            value={typed.category}
            isRequired
            onChange={(category) => change({ category, subCategory: null })}
            error={errorOf('category')}
          />
          {subCategories.length > 0 && (
            <Tiles
              label={t('fields.subCategory')}
              options={subCategories}
              isSmall
              value={typed.subCategory}
              onChange={(subCategory) => change({ subCategory })}
              error={errorOf('subCategory')}
            />
          )}
          <fieldset className={styles.group}>
            <legend className={h4}>{t('fields.parameters')}</legend>
            {typed.entries.map((entry) => (
              <div key={`${entry.type}:${entry.id}`} className={styles.parameterRow}>
                <span className={muted}>{t(`types.${entry.type}`)}</span>
                <span className={styles.chips}>
                  <span className={styles.chip}>
                    <bdi>{entry.title}</bdi>
                    <IconButton
                      icon={X}
                      label={t('remove', { name: entry.title })}
                      onPress={() => change({ entries: typed.entries.filter((one) => one !== entry) })}
                    />
                  </span>
                </span>
              </div>
            ))}
            <EntryAdder
              onAdd={(type, entry) => {
                const others = typed.entries.filter((one) => one.type !== type || one.id !== entry.id);
                change({ entries: [...others, { type, ...entry }] });
              }}
            />
          </fieldset>
          <TextArea label={t('fields.description')} maxLength={4000} rows={4} {...field('description')} />
          <div className={styles.pair}>
            <ComboBox
              label={t('handTo')}
              options={agents.map(({ email, name, open }) => ({
                value: email,
                label: name,
                detail: t('openCases', { count: open }),
              }))}
              {...field('agent')}
            />
            <TextField label={t('fields.tags')} description={t('tagsHint')} maxLength={400} {...field('tags')} />
          </div>
          <div className={styles.group}>
            <span className={muted}>{t('beginsAs')}</span>
            <SegmentedControl
              label={t('beginsAs')}
              value={typed.agent ? 'open' : typed.status}
              onChange={(status) => change({ status })}
              options={[
                { value: 'new', label: words.state('new') },
                { value: 'open', label: words.state('open') },
              ]}
            />
          </div>
        </form>
        <aside className={styles.beside} aria-label={t('similarTitle')}>
          <h2 className={h4}>{t('similarTitle')}</h2>
          {similar.items.length === 0 && (
            <p className={muted}>
              {t(similar.hasFailed ? 'similarFailed' : similar.isAsked ? 'firstOfItsKind' : 'similarHint')}
            </p>
          )}
          <SimilarList items={similar.items} />
        </aside>
      </div>
      <footer className={styles.foot}>
        <span className={styles.spacer} />
        <Button
          label={t('discard')}
          variant="quiet"
          onPress={() => {
            form.reset();
            navigate(path('cases'));
          }}
        />
        <Button
          label={t('createAndNext')}
          hotkey="Ctrl Shift Enter"
          isPending={isPending}
          onPress={() => void create(true)}
        />
        <Button
          variant="primary"
          icon={FilePlus2}
          label={t('create')}
          hotkey="Ctrl Enter"
          isPending={isPending}
          onPress={() => void create(false)}
        />
      </footer>
      <ConfirmDialog
        isOpen={wanted !== null}
        onClose={stay}
        title={t('records:leaveTitle')}
        description={t('records:leaveBody')}
        confirmLabel={t('records:leave')}
        onConfirm={leave}
      />
    </div>
  );
}

/** Sends the form from any of its fields. */
function useCtrlEnter(send: (event: KeyboardEvent) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    send(event);
  });
  useEffect(() => {
    // Before the controls see it: some keep Enter to themselves.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
