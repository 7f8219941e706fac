import { CloudOff, History, LoaderCircle, Smartphone, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { part } from '../../../page.part.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { spin } from '../../../ui/motion.css.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { hidden } from '../../../ui/text.css.ts';
import { type Designer, type DesignerMode, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { useNewestRevision } from '../document/menu.data.ts';
import { leadTo } from '../inspector/field.focus.ts';
import { type RefusedText, useAllRefused } from '../inspector/refused.store.ts';
import { useIsTyping } from '../inspector/typing.store.ts';
import { type Revision, useMenuSettings } from '../publishing/publish.data.ts';
import * as styles from './bars.css.ts';

const EveryChange = part(async () => (await import('../publishing/EveryChange.tsx')).EveryChange);

interface StateBarProps {
  onRevisions: () => void;
  onPublish: () => void;
  onSave: () => void;
}

/** What is drawn, how it stands against what callers hear, and who else is at it. */
export function StateBar({ onRevisions, onPublish, onSave }: StateBarProps) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const mode = useDesignerPart((state) => state.mode);
  const panel = useDesignerPart((state) => state.panel);
  const live = useDesignerPart((state) => state.live);
  const changes = useDesignerPart((state) => state.unpublished.size);
  const { data: revisions } = useNewestRevision();
  const newest = revisions?.items[0];
  const { data: settings } = useMenuSettings();
  const modes: readonly DesignerMode[] = ['draft', 'live', 'compare'];
  return (
    <div className={styles.stateBar}>
      <h1 className={styles.heading}>{t('title')}</h1>
      {revisions && !newest && (
        <span className={styles.pending}>
          <span className={styles.pendingDot} />
          {t('neverPublished')}
        </span>
      )}
      {live !== null && (
        <span className={changes > 0 ? styles.pending : styles.published}>
          {changes > 0 && <span className={styles.pendingDot} />}
          {changes > 0 ? t('unpublished', { count: changes }) : t('asPublished')}
        </span>
      )}
      {settings?.publishEveryChange && (
        <Suspense fallback={null}>
          <EveryChange />
        </Suspense>
      )}
      {newest && (
        <SegmentedControl
          label={t('shown')}
          value={mode}
          options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
          onChange={(next) => {
            if (next !== 'draft' && live === null) return;
            // A comparison takes the phone's place beside the drawing, and its marks those of the call.
            if (next === 'compare' && panel === 'simulator') designer.setPanel(null);
            designer.setMode(next);
          }}
        />
      )}
      {newest && <LiveRevision newest={newest} />}
      <span className={styles.savingPlace}>
        <SavingNote onSave={onSave} />
      </span>
      <People />
      <Button variant="quiet" icon={History} label={t('revisions')} onPress={onRevisions} />
      <Button
        icon={Smartphone}
        label={panel === 'simulator' ? t('endSimulation') : t('simulate')}
        onPress={() => {
          designer.setPanel(panel === 'simulator' ? null : 'simulator');
          designer.setWalk([]);
        }}
      />
      <Button
        variant="primary"
        label={t('publish')}
        onPress={onPublish}
        disabledReason={live !== null && changes === 0 ? t('nothingToPublish') : undefined}
      />
    </div>
  );
}

function LiveRevision({ newest }: { newest: Revision }) {
  const { t } = useTranslation('ivr');
  const format = useFormat();
  const words = t('liveRevision', { number: newest.number, at: format.dateTime(newest.at) });
  return (
    <span className={styles.note} title={words}>
      {words}
    </span>
  );
}

/** So many changes take a moment, and it is said how many they are. */
const MANY = 100;

function SavingNote({ onSave }: Pick<StateBarProps, 'onSave'>) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const saving = useDesignerPart((state) => state.saving);
  const because = useDesignerPart((state) => state.refusedBecause);
  const conflicts = useDesignerPart((state) => state.conflicts.length);
  const underWay = useDesignerPart((state) => state.underWay);
  const refused = useAllRefused(useDesignerPart((state) => state.draft));
  const isTyping = useIsTyping();
  const [first] = refused;
  if (first && (saving === 'saved' || saving === 'saving')) {
    const isLeft = refused.every(({ typed }) => typed === 'earlier');
    const words = isLeft ? t('saving.typedEarlier') : t('saving.notTaken', { count: refused.length });
    return (
      <span role="alert" className={styles.savingTrouble} data-trouble>
        <Icon of={TriangleAlert} small />
        <span className={styles.savingWords} title={words}>
          {words}
        </span>
        <Button variant="quiet" label={t('saving.show')} onPress={() => openRefused(designer, first)} />
      </span>
    );
  }
  if (saving === 'saved' || saving === 'saving') {
    return (
      <output className={styles.saving}>
        {saving === 'saving' && <Icon of={LoaderCircle} small className={spin} />}
        {underWay >= MANY
          ? t('saving.many', { count: underWay })
          : t(`saving.${saving === 'saved' && isTyping ? 'typing' : saving}`)}
      </output>
    );
  }
  const words = saving === 'conflict' ? t('saving.conflict', { count: conflicts }) : t(`saving.${saving}`, { because });
  return (
    <span role="alert" className={styles.savingTrouble} data-trouble>
      <Icon of={saving === 'offline' ? CloudOff : TriangleAlert} small />
      <span className={styles.savingWords} title={words}>
        {words}
      </span>
      {saving === 'conflict' ? (
        <Button variant="quiet" label={t('saving.decide')} onPress={() => designer.setDeciding(true)} />
      ) : (
        <Button variant="quiet" label={t('saving.again')} onPress={onSave} />
      )}
      {saving === 'refused' && <Button variant="quiet" label={t('saving.discard')} onPress={designer.discard} />}
    </span>
  );
}

/** Leads to what was typed and not taken. */
function openRefused(designer: Designer, { kind, of, field }: RefusedText) {
  if (kind === 'node') designer.reveal(of);
  else designer.selectBox(of);
  designer.setPanel('inspector');
  leadTo(of, field);
}

function People() {
  const { t } = useTranslation('ivr');
  const others = useDesignerPart((state) => state.others);
  if (others.length === 0) return null;
  const names = others.map(({ name }) => name).join(t('listComma'));
  return (
    <span className={styles.people} title={t('alsoHere', { names })}>
      <span className={hidden}>{t('alsoHere', { names })}</span>
      {others.map(({ id, name }) => (
        <span key={id} className={styles.person}>
          <Avatar name={name} />
        </span>
      ))}
    </span>
  );
}
