import { CircleCheck, CircleX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLine } from '../../../../../machines/ivr/testcase.ts';
import { useErrorWords } from '../../../api/error.words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { titleParts } from '../node/node.words.ts';
import { useAcceptance } from './acceptance.hook.ts';
import { replay } from './replay.store.ts';
import * as styles from './testcases.css.ts';
import { deleteTestCase, type KeptCase, runTestCases, useTestCases } from './testcases.data.ts';

interface TestCasesProps {
  /** Only so many of those that pass, and a link that shows the rest. */
  brief?: boolean;
  onReplay?: () => void;
}

/** The walks that publishing must keep passing: the failing ones first, with what they came to instead. */
export function TestCases({ brief = false, onReplay }: TestCasesProps) {
  const { t } = useTranslation('ivrSimulator');
  const wordsOf = useErrorWords();
  const { data, isFetching } = useTestCases();
  const [isWhole, setWhole] = useState(!brief);
  const [leaving, setLeaving] = useState<KeptCase | null>(null);
  if (!data) return <SkeletonLines lines={4} />;
  const failed = data.items.filter(({ passed }) => !passed);
  const passed = data.items.filter((one) => one.passed);
  const shown = isWhole ? passed : passed.slice(0, BRIEF);
  const show = (testCase: KeptCase) => {
    replay(testCase);
    onReplay?.();
  };
  return (
    <div className={styles.cases}>
      {!brief && (
        <div className={styles.bar}>
          <span className={styles.meta}>{t('casesPassed', { passed: passed.length, count: data.items.length })}</span>
          <Button label={t('runAll')} isPending={isFetching} onPress={() => void runTestCases()} />
        </div>
      )}
      {data.items.length === 0 && <p className={styles.meta}>{t('noCases')}</p>}
      <ul>
        {failed.map((one) => (
          <Failed
            key={one.id}
            testCase={one}
            onReplay={() => show(one)}
            onDelete={brief ? null : () => setLeaving(one)}
          />
        ))}
        {shown.map((one) => (
          <li key={one.id} className={styles.line}>
            <Icon of={CircleCheck} small className={styles.good} />
            <span className={styles.title}>{one.title}</span>
            {brief ? (
              <span className={styles.meta}>{t('passed')}</span>
            ) : (
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
        {shown.length < passed.length && (
          <li className={styles.line}>
            <span className={`${styles.title} ${styles.meta}`}>
              {t('morePassed', { count: passed.length - shown.length })}
            </span>
            <TextLink onPress={() => setWhole(true)}>{t('showAll')}</TextLink>
          </li>
        )}
      </ul>
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

interface FailedProps {
  testCase: KeptCase;
  onReplay: () => void;
  onDelete: (() => void) | null;
}

function Failed({ testCase, onReplay, onDelete }: FailedProps) {
  const { t } = useTranslation('ivrSimulator');
  const accept = useAcceptance();
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
      <TextLink onPress={() => void accept(testCase)}>{t('accept')}</TextLink>
      {onDelete && <IconButton icon={Trash2} label={t('deleteCase', { title: testCase.title })} onPress={onDelete} />}
    </li>
  );
}

/** What the walk comes to instead of what was kept. */
function useDifferenceWords({ difference }: KeptCase): string {
  const { t } = useTranslation('ivrSimulator');
  if (!difference) return t('failedCase');
  const say = (line: string | null) => {
    if (line === null) return t('lines.nothing');
    const { code, title } = readLine(line);
    return t(`lines.${code}`, { title: titleParts(title).main });
  };
  const { line, expected, now } = difference;
  return t('caseDifference', { line, before: say(expected), now: say(now) });
}
