import { Banknote, Languages, LifeBuoy, Lightbulb, MapPin, Phone, Wheat } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { $api } from '../../api/client.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useFormat } from '../../format.ts';
import { path, recordPath } from '../../paths.ts';
import { useRecordKeys } from '../../records/record-keys.hook.ts';
import { useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { initials } from '../../ui/initials.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, h4, strong } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useStages } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { addNote, type Profile } from './farmers.data.ts';
import { keyOf, type NextAction, nextActions } from './next-action.ts';
import { quickNote } from './quick-note.ts';
import { StageBar } from './StageBar.tsx';

/** In the order of a call: who, where, what to do next, crops, open cases, loans, last calls; the note stays in sight. */
export function QuickBody({ profile }: { profile: Profile }) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const stages = useStages();
  const { farmer, land, cases, loans } = profile;
  const place = format.list([farmer.village, titleOf(farmer.tehsil), titleOf(farmer.district)]);
  const crops = land?.flatMap(({ farmcrops }) => farmcrops) ?? [];
  const open = cases?.items.filter(({ state }) => ['new', 'open', 'pending', 'snoozed'].includes(state)) ?? [];
  const isWarned = farmer.state !== 'active' || farmer.subscriber?.state.includes('doNotCall');
  return (
    <>
      <div className={styles.quickBody}>
        <section className={styles.who} aria-label={t('who')}>
          {farmer.picture ? (
            <img className={styles.quickFace} src={farmer.picture.thumbnailUrl ?? farmer.picture.url} alt="" />
          ) : (
            <span className={styles.initials} aria-hidden="true">
              {initials(farmer.name)}
            </span>
          )}
          <div>
            <h2 className={h3}>
              {farmer.name} {farmer.nameUr && <bdi lang="ur">{farmer.nameUr}</bdi>}
            </h2>
            <StateBadge entity="farmer" state={farmer.state} />{' '}
            {farmer.subscriber?.state.includes('doNotCall') && <span className={styles.warning}>{t('doNotCall')}</span>}
          </div>
        </section>
        {isWarned && farmer.statusReason && <p className={styles.warning}>{titleOf(farmer.statusReason)}</p>}
        <ul className={styles.where}>
          <li className={styles.row}>
            <Icon of={MapPin} />
            <span className={styles.grows}>{place || t('noPlace')}</span>
            <span className={styles.muted}>{t('acres', { number: format.number(farmer.landAcres) })}</span>
          </li>
          <li className={styles.row}>
            <Icon of={Languages} />
            <span className={styles.grows}>{titleOf(farmer.language) ?? t('noLanguage')}</span>
          </li>
        </ul>
        <Next profile={profile} />
        {land && (
          <Part title={t('sections.crops')} empty={t('nothing.crops')} isEmpty={crops.length === 0}>
            {crops.map((crop) => {
              const { index, count } = stages.place(crop.crop.id, crop.growthStage?.id);
              return (
                <li key={crop.id} className={styles.row}>
                  <Icon of={Wheat} />
                  <span className={styles.grows}>
                    <span className={strong}>{titleOf(crop.crop)}</span>{' '}
                    <span className={styles.muted}>{t('acres', { number: format.number(crop.cultivatedArea) })}</span>
                  </span>
                  <span>{titleOf(crop.growthStage) ?? t('noStage')}</span>
                  <StageBar index={index} count={count} />
                </li>
              );
            })}
          </Part>
        )}
        {cases && (
          <Part title={t('openCases')} empty={t('nothing.cases')} isEmpty={open.length === 0}>
            {open.map((one) => (
              <li key={one.id} className={styles.row}>
                <Icon of={LifeBuoy} />
                <span className={styles.grows}>
                  <TextLink href={recordPath('case', one.id) ?? '#'}>{one.title}</TextLink>
                </span>
                <Due at={one.dueAt} state={one.state} />
              </li>
            ))}
          </Part>
        )}
        {loans && (
          <Part title={t('sections.loans')} empty={t('nothing.loans')} isEmpty={loans.items.length === 0}>
            {loans.items.slice(0, 3).map((loan) => (
              <li key={loan.id} className={styles.row}>
                <Icon of={Banknote} />
                <span className={styles.grows}>
                  <TextLink href={recordPath('loan', loan.id) ?? '#'}>{loan.purpose}</TextLink>{' '}
                  <span className={styles.muted}>{format.money(loan.amount)}</span>
                </span>
                <StateBadge entity="loan" state={loan.state} />
              </li>
            ))}
          </Part>
        )}
        <Part title={t('lastCalls')} empty={t('noCalls')} isEmpty={!farmer.subscriber?.lastCallAt}>
          {farmer.subscriber?.lastCallAt && (
            <li className={styles.row}>
              <Icon of={Phone} />
              <span className={styles.grows}>
                {t('calls', { count: farmer.subscriber.callCount, number: format.number(farmer.subscriber.callCount) })}
              </span>
              <span className={styles.muted}>{format.dateTime(farmer.subscriber.lastCallAt)}</span>
            </li>
          )}
        </Part>
      </div>
      <Foot profile={profile} />
    </>
  );
}

interface PartProps {
  title: string;
  empty: string;
  isEmpty: boolean;
  children: React.ReactNode;
}

function Part({ title, empty, isEmpty, children }: PartProps) {
  return (
    <section className={styles.quickSection} aria-label={title}>
      <h3 className={h4}>{title}</h3>
      {isEmpty ? <p className={styles.muted}>{empty}</p> : <ul className={styles.entries}>{children}</ul>}
    </section>
  );
}

function Due({ at, state }: { at: string | null; state: string }) {
  const { t } = useTranslation('workflow');
  const { duration } = useFormat();
  const { t: own } = useTranslation('farmers');
  const now = useMoment();
  if (at === null) return <span className={styles.muted}>{t(`case.states.${state}`)}</span>;
  const left = Date.parse(at) - now;
  return (
    <span className={left < 3_600_000 ? styles.warning : styles.muted}>
      {left < 0 ? own('over', { time: duration(-left) }) : own('left', { time: duration(left) })}
    </span>
  );
}

/** The one thing to do next, and why. Enter does it, L puts it off. */
function Next({ profile }: { profile: Profile }) {
  const { t } = useTranslation('farmers');
  const { duration } = useFormat();
  const [, navigate] = useLocation();
  const [off, setOff] = useState<readonly string[]>([]);
  const now = serverNow().getTime();
  const action = nextActions(profile, now).find((one) => !off.includes(keyOf(one)));
  const later = () => action && setOff([...off, keyOf(action)]);
  const doIt = () => action && navigate(addressOf(action, profile));
  useRecordKeys({ Enter: () => doIt(), l: () => later() });
  if (!action) return null;
  const values = {
    ...action,
    time: action.kind === 'case' ? duration(Math.abs(Date.parse(action.dueAt) - now)) : '',
    ...(action.kind === 'field' && { field: t(`fields.${fieldName(action.field)}`) }),
  };
  const kind = action.kind === 'case' && action.isOver ? 'caseOver' : action.kind;
  return (
    <section className={styles.next} aria-label={t('nextTitle')}>
      <h3 className={h4}>
        <Icon of={Lightbulb} /> {t(`next.${kind}.title`, values)}
      </h3>
      <p>{t(`next.${kind}.why`, values)}</p>
      <span className={styles.buttons}>
        <Button variant="primary" label={t('doIt')} hotkey="Enter" aria-keyshortcuts="Enter" onPress={doIt} />
        <Button label={t('later')} hotkey="L" aria-keyshortcuts="L" onPress={later} />
      </span>
    </section>
  );
}

const fieldName = (field: 'language' | 'village' | 'cnic' | 'place') => (field === 'language' ? 'languageId' : field);

function addressOf(action: NextAction, { farmer }: Profile): string {
  switch (action.kind) {
    case 'case':
    case 'waiting':
      return path('case', action.id);
    case 'loan':
      return path('loan', action.id);
    case 'crops':
      return `${path('profile', farmer.id)}#farms`;
    case 'stage':
      return `${path('profile', farmer.id)}#crops`;
    default:
      return `${path('profile', farmer.id)}#person`;
  }
}

const KINDS = 6;

/** The note of this call, kept as it is typed; N and a digit begin a case with what is noted. */
function Foot({ profile: { farmer } }: { profile: Profile }) {
  const { t } = useTranslation('farmers');
  const refusalWords = useErrorWords();
  const titleOf = useTitle();
  const [, navigate] = useLocation();
  const kept = quickNote(farmer.id);
  const [text, setText] = useState(() => kept.read());
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const categories =
    $api.useQuery('get', '/case/get-categories', {}, { staleTime: 600_000, retry: false }).data?.items ?? [];
  const shown = categories.slice(0, KINDS);

  const type = (typed: string) => {
    setText(typed);
    setFailure(undefined);
    kept.keep(typed);
  };
  const begin = (place: number) => {
    const category = shown[place];
    if (!category) return;
    const query = new URLSearchParams({
      msisdn: farmer.phone,
      category: category.id,
      ...(text && { description: text }),
    });
    navigate(`${path('createCase')}?${query}`);
  };
  useRecordKeys({
    n: () => setAsking(true),
    ...(isAsking && Object.fromEntries(shown.map((_, place) => [String(place + 1), () => begin(place)]))),
  });
  useEffect(() => {
    // Typing anywhere begins the note, but for the letters that mean something here.
    const listen = (event: KeyboardEvent) => {
      const isFree = event.target === document.body && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isFree || event.defaultPrevented || event.key.length !== 1 || /[nl\d ?]/i.test(event.key)) return;
      field.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  async function file() {
    if (text.trim() === '') return;
    setPending(true);
    try {
      await addNote(farmer.id, text);
      type('');
    } catch (refusal) {
      setFailure(refusalWords(refusal));
    } finally {
      setPending(false);
    }
  }

  return (
    <footer className={styles.quickFoot}>
      <TextArea
        ref={field}
        label={t('callNote')}
        description={t('keptAsTyped')}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={type}
        {...(failure && { error: failure })}
      />
      <span className={styles.buttons}>
        <Button
          label={t('fileNote')}
          isPending={isPending}
          disabledReason={text.trim() === '' ? t('noteEmpty') : undefined}
          onPress={() => void file()}
        />
        <Button label={t('newCase')} hotkey="N" aria-keyshortcuts="N" onPress={() => setAsking(!isAsking)} />
      </span>
      {isAsking && (
        <div className={styles.kindButtons} role="group" aria-label={t('newCase')}>
          {shown.map((category, place) => (
            <Button
              key={category.id}
              label={titleOf(category) ?? category.title}
              hotkey={String(place + 1)}
              aria-keyshortcuts={String(place + 1)}
              onPress={() => begin(place)}
            />
          ))}
        </div>
      )}
    </footer>
  );
}
