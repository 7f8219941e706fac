import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { audienceKinds } from '../../../../../machines/ivr/commands/commands.many.ts';
import type { LinkKind } from '../../../../../machines/ivr/menu.ts';
import type { QueryField as QueryName } from '../../../../../machines/ivr/node/node.facts.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { Option } from '../../../ui/Option.tsx';
import { Select } from '../../../ui/Select.tsx';
import { h4 } from '../../../ui/text.css.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import {
  contentChoices,
  nodeChoices,
  titledChoices,
  useAudienceChoices,
  useListChoices,
  usePathChoices,
} from '../inspector/choices.data.ts';
import { NodePicker } from '../inspector/NodePicker.tsx';
import { branches, contentKinds, counts, lengths, queryFields } from '../inspector/node.fields.ts';
import { QueryField } from '../inspector/QueryField.tsx';
import { useCalled } from '../node/short-title.hook.ts';
import { LinksPick } from './LinksPick.tsx';
import * as styles from './many.css.ts';
import { type Choice, type ManyForm, type ReplaceableField, type Replaced, ways } from './many.form.ts';

interface ManyFieldsProps {
  form: ManyForm;
  onChange: (part: Partial<ManyForm>) => void;
}

/** What may be set on all of them; what stays empty is left to each. */
export function ManyFields({ form, onChange }: ManyFieldsProps) {
  const { t } = useTranslation(['ivrMany', 'ivrInspector', 'common']);
  const audience = useAudienceChoices();
  const lists = useListChoices();
  const paths = usePathChoices();
  const context = useDesignerPart((state) => state.context);
  const draft = useDesignerPart((state) => state.draft);
  const selection = useDesignerPart((state) => state.selection);
  const called = useCalled();
  // None of them can play itself, and which one is meant would not be seen.
  const nodes = useMemo(
    () => nodeChoices(draft, null, called).filter(({ value }) => !selection.includes(value)),
    [draft, selection, called],
  );
  const contents = contentChoices(context, nodes);

  const replace = (field: ReplaceableField, part: Partial<Replaced>) =>
    onChange({ replaced: { ...form.replaced, [field]: { ...form.replaced[field], ...part } } });
  const choice = (field: ChoiceField, label: string, yes: string, no: string) => (
    <Select<Choice>
      key={field}
      label={label}
      options={[
        { value: 'each', label: t('each') },
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={form[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const number = ({ field, min, max }: (typeof counts)[number] | (typeof lengths)[number]) => (
    <NumberField
      key={field}
      label={t(`ivrInspector:${field}`)}
      placeholder={t('each')}
      min={min}
      max={max}
      digits={0}
      value={form.numbers[field]}
      onChange={(value) => onChange({ numbers: { ...form.numbers, [field]: value } })}
    />
  );
  const links = (kind: LinkKind, options: readonly Option[], isLoading = false) => (
    <div key={kind} className={styles.pair}>
      {(['add', 'remove'] as const).map((way) => (
        <LinksPick
          key={way}
          label={t(`${way}Kind`, { kind: t(`ivrInspector:kinds.${kind}`) })}
          options={options}
          isLoading={isLoading}
          chosen={form[way][kind]}
          onChoose={(targets) => onChange({ [way]: { ...form[way], [kind]: targets } })}
        />
      ))}
    </div>
  );
  const replaced = (field: ReplaceableField, label: string, value: ReactNode) => (
    <div key={field} className={styles.replaced}>
      <Select
        label={label}
        options={ways.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
        value={form.replaced[field].way}
        onChange={(way) => replace(field, { way })}
      />
      {form.replaced[field].way === 'other' && value}
    </div>
  );
  const query = (field: QueryName) => {
    const label = t(`ivrInspector:${field}`);
    return replaced(
      field,
      label,
      <QueryField
        {...queryFields[field]}
        label={label}
        hideLabel
        value={form.replaced[field].value}
        locked={undefined}
        onCommit={(value) => replace(field, { value })}
      />,
    );
  };
  const listed = (field: 'menuLovId' | 'recordingPathId', { options, isLoading }: typeof lists) => {
    const label = t(`ivrInspector:${field}`);
    return replaced(
      field,
      label,
      <ComboBox
        label={label}
        hideLabel
        options={options}
        isLoading={isLoading}
        value={form.replaced[field].value}
        onChange={(value) => replace(field, { value })}
      />,
    );
  };

  return (
    <div className={styles.fields}>
      <Group title={t('ivrInspector:input')}>
        {choice('hasInput', t('waits'), t('ivrInspector:waitsForKey'), t('ivrInspector:playsOn'))}
        <div className={styles.numbers}>{counts.map(number)}</div>
      </Group>
      <Group title={t('ivrInspector:audience')}>
        {audienceKinds.map((kind) => links(kind, audience[kind].options, audience[kind].isLoading))}
        {query('validationQuery')}
      </Group>
      <Group title={t('ivrInspector:after')}>
        {branches.map(({ branch, target, plays }) => {
          const label = t(`ivrInspector:${branch}`);
          const picker = (
            <NodePicker
              label={label}
              value={form.replaced[target].value}
              except={null}
              none={t('common:choose')}
              locked={undefined}
              onChange={(value) => replace(target, { value })}
            />
          );
          return (
            <div key={branch} className={styles.pair}>
              {replaced(target, label, picker)}
              {choice(plays, t('howGone', { branch: label }), t('ivrInspector:playAndReturn'), t('goesOnThere'))}
            </div>
          );
        })}
      </Group>
      <Group title={t('ivrInspector:recording')}>
        {choice('recordingEnabled', t('ivrInspector:recordsCaller'), t('records'), t('recordsNot'))}
        <div className={styles.numbers}>{lengths.map(number)}</div>
        {listed('recordingPathId', paths)}
        {links('recordingEndFiles', titledChoices(context.contentFiles))}
      </Group>
      <Group title={t('ivrInspector:links')}>
        {contentKinds.map((kind) => links(kind, contents[kind]))}
        {listed('menuLovId', lists)}
        {query('fileNameQuery')}
        {query('patchDataQuery')}
      </Group>
    </div>
  );
}

type ChoiceField = 'hasInput' | 'recordingEnabled' | (typeof branches)[number]['plays'];

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={h4}>{title}</h3>
      {children}
    </section>
  );
}
