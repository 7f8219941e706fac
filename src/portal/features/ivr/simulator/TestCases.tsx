import { CheckCheck, CircleCheck, CircleX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { useAcceptance } from './acceptance.hook.ts';
import { useDifferenceWords } from './case-difference.hook.ts';
import { useJudgedCases } from './judged.hook.ts';
import { replay } from './replay.store.ts';
import * as styles from './testcases.css.ts';
import { deleteTestCase, type KeptCase, runTestCases } from './testcases.data.ts';

interface TestCasesProps {
  /** Only so many of those that pass, and a link that shows the rest. */
  brief?: boolean;
  onReplay?: () => void;
}

/** The walks that publishing must keep passing: the failing ones first, with what they came to instead. */
export function TestCases({ brief = false, onReplay }: TestCasesProps) {
  const { t } = useTranslation('ivrSimulator');
  const wordsOf = useErrorWords();
  const { data, isRunning } = useJudgedCases();
  const [isWhole, setWhole] = useState(!brief);
  const [leaving, setLeaving] = useState<KeptCase | null>(null);
  const [asked, setAsked] = useState<readonly KeptCase[]>([]);
  const { accept, pending, accepted } = useAcceptance();
  if (!data) return <SkeletonLines lines={4} />;
  const failed = data.items.filter(({ passed }) => !passed);
  const passed = data.items.filter((one) => one.passed);
  // What was just accepted stays where it stood: whoever presses again does not meet another.
  const first = data.items.filter((one) => !one.passed || accepted.has(one.id));
  // Those with other titles come first: whoever looks at a few sees what publishing keeps of them.
  const others = passed
    .filter(({ id }) => !accepted.has(id))
    .sort((a, b) => Number(b.renamed > 0) - Number(a.renamed > 0));
  const shown = isWhole ? others : others.slice(0, BRIEF);
  const isBusy = pending.size > 0;
  const show = (testCase: KeptCase) => {
    replay(testCase);
    onReplay?.();
  };
  return (
    <div className={styles.cases}>
      {!brief && (
        <div className={styles.bar}>
          <CasesPassed />
          <Button label={t('runAll')} isPending={isRunning} onPress={() => void runTestCases()} />
        </div>
      )}
      {failed.length > 1 && (
        <div className={styles.all}>
          <Button
            icon={CheckCheck}
            label={t('acceptAll', { count: failed.length })}
            isPending={isBusy}
            disabledReason={isRunning ? t('casesRunning') : undefined}
            onPress={() => setAsked(failed)}
          />
        </div>
      )}
      {data.items.length === 0 && <p className={styles.meta}>{t('noCases')}</p>}
      <ul aria-busy={isRunning} className={isRunning ? styles.old : undefined}>
        {first.map((one) =>
          one.passed ? (
            <li key={one.id} className={styles.line}>
              <Icon of={CircleCheck} small className={styles.good} />
              <span className={styles.title}>{one.title}</span>
              <span className={styles.meta}>{t('isAccepted')}</span>
            </li>
          ) : (
            <Failed
              key={one.id}
              testCase={one}
              isPending={pending.has(one.id)}
              onAccept={() => void accept([one])}
              onReplay={() => show(one)}
              onDelete={brief ? null : () => setLeaving(one)}
            />
          ),
        )}
        {shown.map((one) => (
          <li key={one.id} className={styles.line}>
            <Icon of={CircleCheck} small className={styles.good} />
            <span className={styles.title}>{one.title}</span>
            {(brief || one.renamed > 0) && (
              <span className={styles.meta}>
                {one.renamed > 0 ? t('renamed', { count: one.renamed }) : t('passed')}
              </span>
            )}
            {!brief && (
              <>
                <TextLink onPress={() => show(one)}>{t('replay')}</TextLink>
                <IconButton
                  icon={Trash2}
                  label={t('deleteCase', { title: one.title })}
                  onPress={() => setLeaving(one)}
                />
              </>
            )}
          </li>
        ))}
        {shown.length < others.length && (
          <li className={styles.line}>
            <span className={`${styles.title} ${styles.meta}`}>
              {t('morePassed', { count: others.length - shown.length })}
            </span>
            <TextLink onPress={() => setWhole(true)}>{t('showAll')}</TextLink>
          </li>
        )}
      </ul>
      <ConfirmDialog
        isOpen={asked.length > 0}
        onClose={() => setAsked([])}
        title={t('acceptAllTitle', { count: asked.length })}
        description={t('acceptAllBody')}
        confirmLabel={t('acceptAll', { count: asked.length })}
        confirmIcon={CheckCheck}
        onConfirm={() => accept(asked)}
      />
      {leaving && (
        <ConfirmDialog
          isOpen
          onClose={() => setLeaving(null)}
          title={t('deleteCaseTitle', { title: leaving.title })}
          description={t('deleteCaseBody')}
          confirmLabel={t('delete')}
          confirmIcon={Trash2}
          tone="danger"
          onConfirm={async () => {
            await deleteTestCase(leaving).catch((refusal: unknown) => toast.error(wordsOf(refusal)));
          }}
        />
      )}
    </div>
  );
}

const BRIEF = 3;

/** How many of them pass on the draft as it is; while that is being found out, that it is. */
export function CasesPassed() {
  const { t } = useTranslation('ivrSimulator');
  const { data, isRunning } = useJudgedCases();
  if (!data) return null;
  const passed = data.items.filter((one) => one.passed).length;
  return (
    <output className={styles.meta}>
      {isRunning ? t('casesRunning') : t('casesPassed', { passed, count: data.items.length })}
    </output>
  );
}

interface FailedProps {
  testCase: KeptCase;
  isPending: boolean;
  onAccept: () => void;
  onReplay: () => void;
  onDelete: (() => void) | null;
}

function Failed({ testCase, isPending, onAccept, onReplay, onDelete }: FailedProps) {
  const { t } = useTranslation('ivrSimulator');
  const difference = useDifferenceWords(testCase);
  return (
    <li className={styles.line}>
      <Icon of={CircleX} small className={styles.bad} />
      <span className={styles.title}>
        {testCase.title}
        <span className={styles.difference} title={difference}>
          {difference}
        </span>
      </span>
      <TextLink onPress={onReplay}>{t('replay')}</TextLink>
      <Button variant="quiet" label={t('accept')} isPending={isPending} onPress={onAccept} />
      {onDelete && <IconButton icon={Trash2} label={t('deleteCase', { title: testCase.title })} onPress={onDelete} />}
    </li>
  );
}
