import {
  Award,
  BadgeCheck,
  Banknote,
  LifeBuoy,
  type LucideIcon,
  MapPinned,
  MessageSquareText,
  MessagesSquare,
  PawPrint,
  Phone,
  StickyNote,
  Store,
  User,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useSending } from '../../api/sending.hook.ts';
import { dayIn, TIME_ZONE, useFormat } from '../../format.ts';
import { getLocale } from '../../locales.ts';
import { recordPath } from '../../paths.ts';
import { useTextDraft } from '../../text-draft.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NumbersApart } from '../../ui/NumbersApart.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { danger, h4, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './farmers.css.ts';
import {
  addNote,
  olderEntries,
  type Profile,
  type TimelineEntry,
  type TimelineKind,
  useTimeline,
} from './farmers.data.ts';
import { useKeptNames } from './kept-names.hook.ts';

const KINDS: Readonly<Record<TimelineKind, LucideIcon>> = {
  profile: User,
  land: MapPinned,
  animals: PawPrint,
  note: StickyNote,
  call: Phone,
  consent: BadgeCheck,
  sms: MessageSquareText,
  case: LifeBuoy,
  loan: Banknote,
  post: MessagesSquare,
  listing: Store,
  badge: Award,
};
const kinds = Object.keys(KINDS) as TimelineKind[];
const isKind = (name: string): name is TimelineKind => name in KINDS;
const NOTES = 'manage_activity:notes:post';

interface TimelineSectionProps {
  profile: Profile;
  setDirty: (name: string, isDirty: boolean) => void;
}

/** All that happened with the farmer, newest first, by day; which kinds, the address says. */
export function TimelineSection({ profile, setDirty }: TimelineSectionProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const { isPending, refusal, send } = useSending();
  const [location, navigate] = useLocation();
  const search = useSearch();
  const chosen = (new URLSearchParams(search).get('kind') ?? '').split(',').filter(isKind);
  const narrowed = useTimeline(profile.farmer.id, chosen).data;
  const first = chosen.length > 0 ? narrowed : profile.timeline;
  const [older, setOlder] = useState<{ of: string; items: TimelineEntry[]; next: string | null } | null>(null);
  const key = chosen.join();
  const more = older?.of === key ? older : null;
  const known = new Set(first?.items.map((entry) => entry.key));
  const items = [...(first?.items ?? []), ...(more?.items.filter((entry) => !known.has(entry.key)) ?? [])];
  const next = more ? more.next : (first?.next ?? null);
  const { counts } = profile.timeline;
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const wanted = chosen.length > 0 ? chosen.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) : total;

  function choose(kind: TimelineKind | null) {
    const query = new URLSearchParams(search);
    const others = chosen.includes(kind ?? 'note') ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    const list = kind === null ? [] : others;
    if (list.length > 0) query.set('kind', list.join());
    else query.delete('kind');
    navigate(`${location}${query.size > 0 ? `?${query}` : ''}`, { replace: true });
  }

  async function load() {
    if (next === null) return;
    const page = await olderEntries(profile.farmer.id, chosen, next);
    setOlder({ of: key, items: [...(more?.items ?? []), ...page.items], next: page.next });
  }

  return (
    <aside id="timeline" className={styles.side} aria-label={t('sections.timeline')}>
      <div className={styles.timelineHead}>
        <h2 className={h4}>{t('sections.timeline')}</h2>
        <span className={muted}>{number(total)}</span>
      </div>
      <NoteForm farmerId={profile.farmer.id} setDirty={setDirty} />
      <div className={styles.kinds} role="group" aria-label={t('kindsShown')}>
        <button type="button" className={styles.kind} aria-pressed={chosen.length === 0} onClick={() => choose(null)}>
          {t('kinds.all')} {number(total)}
        </button>
        {kinds
          .filter((kind) => (counts[kind] ?? 0) > 0)
          .map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-pressed={chosen.includes(kind)}
              onClick={() => choose(kind)}
            >
              {t(`kinds.${kind}`)} {number(counts[kind] ?? 0)}
            </button>
          ))}
      </div>
      <Entries items={items} />
      {refusal && (
        <p role="alert" className={danger}>
          {refusal.words}
        </p>
      )}
      {next !== null && (
        <Button
          label={t('older', { number: number(Math.max(0, wanted - items.length)) })}
          isPending={isPending}
          onPress={() => void send(load)}
        />
      )}
    </aside>
  );
}

function Entries({ items }: { items: readonly TimelineEntry[] }) {
  const { i18n } = useTranslation();
  const { tag } = getLocale(i18n.language);
  const days = [...Map.groupBy(items, ({ at }) => dayIn(new Date(at)))];
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  return days.map(([name, some]) => (
    <section key={name}>
      <h3 className={styles.day}>{day.format(new Date(`${name}T12:00:00+05:00`))}</h3>
      <ol className={styles.entries}>
        {some.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t, i18n } = useTranslation(['farmers', 'workflow']);
  const { date, dateTime } = useFormat();
  const namesIn = useKeptNames();
  const { kind, event, at, by, about, text, facts, to } = entry;
  const clock = new Intl.DateTimeFormat(getLocale(i18n.language).tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  });
  // Its last line is its own: whose it is stands below.
  const isNote = kind === 'note';
  const entity = kind === 'profile' ? 'farmer' : kind;
  const own =
    kind === 'land' || kind === 'animals' || kind === 'note' || kind === 'call' || kind === 'sms' || kind === 'consent';
  const happened = own ? t(`happened.${kind}.${event}`) : t(`workflow:${entity}.happened.${event}`);
  const merged = mergedIn(facts);
  const state = event === 'BULK_STATUS' && to ? t(`workflow:farmer.states.${to}`) : null;
  const details = [
    facts?.['title'],
    ...namesIn(facts),
    facts?.['tag'],
    event === 'SUSPEND' &&
      typeof facts?.['until'] === 'string' &&
      t('suspendedUntil', { moment: dateTime(facts['until']) }),
    ...(kind === 'consent' ? consentDetails() : []),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
  function consentDetails() {
    const day = facts?.['consent'];
    const way = facts?.['unsubMode'] ?? facts?.['source'] ?? (day === undefined ? undefined : 'bulk');
    return [
      typeof way === 'string' && t(`ways.${way}`),
      typeof day === 'string' && t('agreedOn', { date: date(day) }),
      typeof facts?.['number'] === 'string' && phoneWritten(facts['number']),
    ];
  }
  const changes = facts?.['changes'];
  const fields =
    typeof changes === 'object' && changes !== null
      ? Object.keys(changes)
          .map((name) => t([`columns.${name}`, `fields.${name}`, 'columns.other']))
          .join(', ')
      : '';
  const href = about && recordPath(entity, about.id);
  const subject = about && [about.number, kind === 'land' ? null : about.title].filter(Boolean).join(' ');
  return (
    <li className={styles.entry}>
      <span className={styles.mark} data-kind={kind}>
        <Icon of={KINDS[kind]} small />
      </span>
      <span className={styles.entryTitle}>
        {merged ? t(merged.words, { name: merged.name }) : state ? `${happened}: ${state}` : happened}
        {subject && (
          <>
            {' · '}
            {href ? (
              <TextLink href={href}>
                <NumbersApart>{subject}</NumbersApart>
              </TextLink>
            ) : (
              <Written>{subject}</Written>
            )}
          </>
        )}
      </span>
      <time className={styles.entryTime} dateTime={at}>
        {clock.format(new Date(at))}
      </time>
      {isNote && (
        <span className={styles.entryText} dir={directionOf(text ?? '')}>
          <NumbersApart>{text ?? ''}</NumbersApart>
        </span>
      )}
      <span className={styles.entryText}>
        <NumbersApart>
          {[details, fields, !isNote && text, by && t('by', { name: by.name })].filter(Boolean).join(' · ')}
        </NumbersApart>
      </span>
    </li>
  );
}

/** The other record of a person that an edit took in or gave back. */
function mergedIn(facts: TimelineEntry['facts']): { words: string; name: string } | null {
  for (const words of ['tookIn', 'gaveBack']) {
    const other = facts?.[words];
    if (typeof other === 'object' && other !== null && 'name' in other) return { words, name: String(other.name) };
  }
  return null;
}

interface NoteFormProps {
  farmerId: string;
  setDirty: TimelineSectionProps['setDirty'];
}

/** A note is kept as it was typed. */
function NoteForm({ farmerId, setDirty }: NoteFormProps) {
  const { t } = useTranslation('farmers');
  const { isPending, refusal, send, forget } = useSending();
  const { id: viewer, permissions } = useViewer();
  const note = useTextDraft(viewer, `farmer:${farmerId}`, 'note');
  const { text } = note;
  const [isEmpty, setEmpty] = useState(false);
  const isDirty = text !== '';
  useEffect(() => setDirty('note', isDirty), [setDirty, isDirty]);
  const type = (typed: string) => {
    note.type(typed);
    setEmpty(false);
    forget();
  };
  if (!permissions.has(NOTES)) return null;

  async function keep() {
    if (text.trim() === '') return setEmpty(true);
    await send(async () => {
      await addNote(farmerId, text);
      note.sent(text);
      forget();
    });
  }
  const error = isEmpty ? t('noteEmpty') : refusal?.words;

  return (
    <form
      className={styles.note}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextArea label={t('note')} rows={2} maxLength={4000} value={text} onChange={type} {...(error && { error })} />
      <Button type="submit" label={t('addNote')} isPending={isPending} />
    </form>
  );
}
