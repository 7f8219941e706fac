import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../api/new-key.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger, h4, ltr } from '../../ui/text.css.ts';
import type { Question } from './broadcast.form.ts';
import * as styles from './campaigns.css.ts';
import { LONGEST_ASKED } from './unstorable.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;

interface QuestionsFieldProps {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
  /** What is wrong with all of them, or with what stands at this place among them, `1/keys/0/label`. */
  errorOf: (place?: string) => string | undefined;
  locked: string | undefined;
}

/** What a survey asks, one after another, and the keys by which each is answered. */
export function QuestionsField({ questions, onChange, errorOf, locked }: QuestionsFieldProps) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  const put = (place: number, question: Question) => onChange(questions.with(place, question));
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
            {question.keys.map((answer, at) => {
              const putAnswer = (keys: Question['keys']) => put(place, { ...question, keys });
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
                  if (key) put(place, { ...question, keys: [...question.keys, { key, label: '' }] });
                }}
              />
            </span>
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

function Fault({ of }: { of: string | undefined }) {
  return (
    of !== undefined && (
      <p role="alert" className={danger} tabIndex={-1} data-fault>
        {of}
      </p>
    )
  );
}
