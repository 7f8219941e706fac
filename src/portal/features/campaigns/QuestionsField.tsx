import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf, type QuestionKind, SPOKEN } from '../../../../machines/ivr/questions.ts';
import { newKey } from '../../api/new-key.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger, h4, ltr, meta, muted } from '../../ui/text.css.ts';
import type { Question } from './broadcast.form.ts';
import * as styles from './campaigns.css.ts';
import { BOUND, LONGEST_ASKED, SPEAKING } from './unstorable.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;

interface QuestionsFieldProps {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
  /** What is wrong with all of them, or with what stands at this place among them, `1/keys/0/label`. */
  errorOf: (place?: string) => string | undefined;
  locked: string | undefined;
}

const KINDS = ['keys', 'number', 'recording'] as const satisfies readonly QuestionKind[];
/** What a question of the kind has before anything is said of it. */
const begun: Readonly<Record<QuestionKind, Partial<Question>>> = {
  keys: {},
  number: { kind: 'number' },
  recording: { kind: 'recording', seconds: SPOKEN.usual },
};

/** What a survey asks, one after another, and how each is answered: by keys, by a number that is typed, or by what is said. */
export function QuestionsField({ questions, onChange, errorOf, locked }: QuestionsFieldProps) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  const put = (place: number, question: Question) => onChange(questions.with(place, question));
  // Who turns back finds what stood there.
  const turned = useRef(new Map<string, Question>());
  function turn(place: number, question: Question, kind: (typeof KINDS)[number]) {
    const { id, title } = question;
    const before = turned.current.get(`${kind} ${id}`);
    turned.current.set(`${kindOf(question)} ${id}`, question);
    put(place, { keys: [], ...begun[kind], ...before, id, title });
  }
  const parts = (question: Question, place: number): PartProps => ({
    question,
    place,
    onChange: (next) => put(place, next),
    errorOf,
    locked,
  });
  return (
    <fieldset name="questions" tabIndex={-1} className={styles.sounds}>
      <legend className={h4}>{t('questions.title')}</legend>
      <div className={styles.opened}>
        {questions.map((question, place) => (
          <div key={question.id} className={styles.question}>
            <div className={styles.rowLine}>
              <span>{number(place + 1)}</span>
              <span className={styles.spacer} />
              <IconButton
                icon={Trash2}
                label={t('questions.remove', { number: number(place + 1) })}
                disabledReason={locked}
                onPress={() => onChange(questions.filter((other) => other !== question))}
              />
            </div>
            <TextField
              label={t('questions.question')}
              isRequired
              name={`questions/${place}/title`}
              maxLength={LONGEST_ASKED.question}
              value={question.title}
              onChange={(title) => put(place, { ...question, title })}
              error={errorOf(`${place}/title`)}
              disabledReason={locked}
            />
            <Select
              label={t('questions.kind')}
              options={KINDS.map((value) => ({ value, label: t(`questions.kinds.${value}`) }))}
              value={kindOf(question)}
              onChange={(kind) => turn(place, question, kind)}
              disabledReason={locked}
            />
            <Fault of={errorOf(`${place}/kind`)} />
            {kindOf(question) === 'keys' && <KeysAsked {...parts(question, place)} />}
            {kindOf(question) === 'number' && <NumberAsked {...parts(question, place)} />}
            {kindOf(question) === 'recording' && <RecordingAsked {...parts(question, place)} />}
          </div>
        ))}
        <span>
          <Button
            icon={Plus}
            label={t('questions.add')}
            disabledReason={locked}
            onPress={() => onChange([...questions, { id: newKey(), title: '', keys: [] }])}
          />
        </span>
      </div>
      <Fault of={errorOf()} />
    </fieldset>
  );
}

interface PartProps {
  question: Question;
  place: number;
  onChange: (question: Question) => void;
  errorOf: QuestionsFieldProps['errorOf'];
  locked: string | undefined;
}

function KeysAsked({ question, place, onChange, errorOf, locked }: PartProps) {
  const { t } = useTranslation('campaigns');
  return (
    <>
      {question.keys.map((answer, at) => {
        const putAnswer = (keys: Question['keys']) => onChange({ ...question, keys });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers have no name but their place.
          <div key={at} className={styles.answer}>
            <Select
              label={t('questions.key')}
              options={KEYS.filter(
                (key) => key === answer.key || !question.keys.some((other) => other.key === key),
              ).map((key) => ({ value: key, label: key }))}
              value={answer.key as (typeof KEYS)[number]}
              onChange={(key) => putAnswer(question.keys.with(at, { ...answer, key }))}
              disabledReason={locked}
              className={ltr}
            />
            <TextField
              label={t('questions.answer')}
              isRequired
              name={`questions/${place}/keys/${at}/label`}
              maxLength={LONGEST_ASKED.answer}
              value={answer.label}
              onChange={(label) => putAnswer(question.keys.with(at, { ...answer, label }))}
              error={errorOf(`${place}/keys/${at}/label`)}
              disabledReason={locked}
            />
            <IconButton
              icon={Trash2}
              label={t('questions.removeAnswer', { key: answer.key })}
              disabledReason={locked}
              onPress={() => putAnswer(question.keys.filter((other) => other !== answer))}
            />
          </div>
        );
      })}
      <Fault of={errorOf(`${place}/keys`)} />
      <span>
        <Button
          variant="quiet"
          icon={Plus}
          label={t('questions.addAnswer')}
          disabledReason={locked ?? (question.keys.length === KEYS.length ? t('questions.noKey') : undefined)}
          onPress={() => {
            const key = KEYS.find((each) => !question.keys.some((other) => other.key === each));
            if (key) onChange({ ...question, keys: [...question.keys, { key, label: '' }] });
          }}
        />
      </span>
    </>
  );
}

/** What is typed, and which numbers are mistakes. */
function NumberAsked({ question, place, onChange, errorOf, locked }: PartProps) {
  const { t } = useTranslation('campaigns');
  const bound = (field: 'min' | 'max') => (
    <NumberField
      label={t(`questions.${field}`)}
      name={`questions/${place}/${field}`}
      {...BOUND}
      value={question[field] ?? null}
      onChange={(number) => onChange({ ...question, [field]: number ?? undefined })}
      error={errorOf(`${place}/${field}`)}
      disabledReason={locked}
    />
  );
  return (
    <>
      <div className={styles.numberAsked}>
        <TextField
          label={t('questions.unit')}
          name={`questions/${place}/unit`}
          maxLength={LONGEST_ASKED.unit}
          value={question.unit ?? ''}
          onChange={(unit) => onChange({ ...question, unit: unit === '' ? undefined : unit })}
          error={errorOf(`${place}/unit`)}
          disabledReason={locked}
        />
        {bound('min')}
        {bound('max')}
      </div>
      <p className={`${meta} ${muted}`}>{t('questions.bounds')}</p>
      <Fault of={errorOf(`${place}/keys`)} />
    </>
  );
}

/** How long may be spoken. */
function RecordingAsked({ question, place, onChange, errorOf, locked }: PartProps) {
  const { t } = useTranslation('campaigns');
  return (
    <>
      <div className={styles.numberAsked}>
        <NumberField
          label={t('questions.seconds')}
          name={`questions/${place}/seconds`}
          {...SPEAKING}
          value={question.seconds ?? null}
          onChange={(seconds) => onChange({ ...question, seconds: seconds ?? Number.NaN })}
          error={errorOf(`${place}/seconds`)}
          disabledReason={locked}
        />
      </div>
      <p className={`${meta} ${muted}`}>{t('questions.spoken')}</p>
      <Fault of={errorOf(`${place}/keys`)} />
    </>
  );
}

function Fault({ of }: { of: string | undefined }) {
  return (
    of !== undefined && (
      <p role="alert" className={danger} tabIndex={-1} data-fault>
        {of}
      </p>
    )
  );
}
