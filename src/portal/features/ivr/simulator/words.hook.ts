import {
  Braces,
  CircleStop,
  ClipboardList,
  Ear,
  Info,
  Keyboard,
  type LucideIcon,
  Megaphone,
  PhoneForwarded,
  PhoneOff,
  Play,
  SkipForward,
  UserPen,
  Voicemail,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallEvent, Effect, NoteEffect, PlayEffect } from '../../../../../machines/call/call.effects.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { titleParts } from '../node/node.words.ts';
import { useQueryWords } from '../node/query.words.hook.ts';
import { useShortTitle } from '../node/short-title.hook.ts';
import type { IgnoredKey, LogRow } from './log.ts';

export interface EffectWords {
  icon: LucideIcon;
  /** The whole line, as a screen reader and the downloaded log have it. */
  words: string;
  /** The name inside `words` that is set apart. */
  end: string;
  tone: 'plain' | 'muted' | 'warn';
}

export interface CallWords {
  effect: (row: Pick<LogRow, 'effect' | 'ending'>) => EffectWords;
  /** What is heard now, for the phone and for screen readers. */
  spoken: (effect: PlayEffect) => string;
  language: (language: Language) => string;
}

type Shown = Effect | IgnoredKey;

const icons: Record<Shown['type'], LucideIcon> = {
  play: Play,
  stop: CircleStop,
  waitKey: Keyboard,
  record: Voicemail,
  keepRecording: Voicemail,
  callApi: Braces,
  dialTrunk: PhoneForwarded,
  patchCaller: UserPen,
  saveAnswer: ClipboardList,
  markHeard: Ear,
  hangUp: PhoneOff,
  note: Info,
  keyIgnored: Keyboard,
};

const quiet: ReadonlySet<string> = new Set(['boxSkipped', 'validationFalse', 'childHidden', 'linkInactive']);
/** Notes that name something the caller does not get, with the reason beside it. */
const leftOut: ReadonlySet<string> = new Set(['boxSkipped', 'childHidden']);
/** Values of notes that are languages. */
const inLanguage: ReadonlySet<string> = new Set(['language', 'to']);
const titled: ReadonlySet<string> = new Set(['welcome', 'campaign', 'survey', 'content']);

/** The call in words of the reader's language. */
export function useCallWords(): CallWords {
  const { t } = useTranslation('ivrSimulator');
  const queryWords = useQueryWords();
  const shortTitle = useShortTitle();
  return useMemo(() => {
    const language = (code: Language) => t(`languages.${code}`);
    const length = (seconds: number) => t('seconds', { count: Math.round(seconds) });
    const named = (values: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const spokenIn = languages.find((code) => code === value);
          return [name, spokenIn && inLanguage.has(name) ? language(spokenIn) : shortTitle(value)];
        }),
      );
    const spoken = ({ role, title, items, asks, language: asked }: PlayEffect) => {
      const part = (text: string) => {
        const { main, urdu } = titleParts(text);
        return asked === 'en' ? main : (urdu ?? main);
      };
      if (asks) return `${part(title)} ${t(asks === 'number' ? 'typeNumber' : 'speakNow')}`;
      const keys = items?.map((item) => t('item', { key: item.key, title: part(item.title) })).join(' ');
      if (!keys) return part(title);
      return role === 'list' ? keys : `${part(title)} ${keys}`;
    };
    const playEnd = (effect: PlayEffect, ending: LogRow['ending']) => {
      const full = length(effect.seconds);
      const heard =
        ending && ending.event.type !== 'PLAYED'
          ? t('heardOf', { heard: Math.round(ending.after), whole: full })
          : full;
      const by = ending?.event.type === 'KEY' ? ` · ${t('pressed', { key: ending.event.key })}` : '';
      return `${effect.file ? language(effect.file.language) : t('readAloud')} · ${heard}${by}`;
    };
    const effectWords = (effect: Shown): string => {
      switch (effect.type) {
        case 'play':
          return titled.has(effect.role) ? shortTitle(effect.title) : t(`roles.${effect.role}`);
        case 'waitKey':
          return t('waitKey', { seconds: length(effect.seconds) });
        case 'record':
          return t('record', { seconds: length(effect.maxSeconds) });
        case 'keepRecording':
          return t(effect.partial ? 'keptPartly' : 'kept');
        case 'callApi':
          return t('callApi', { title: effect.action.title });
        case 'dialTrunk':
          return t('dialTrunk', { title: effect.trunk.title });
        case 'patchCaller':
          return t('patched');
        case 'saveAnswer':
          return t('answered');
        case 'markHeard':
          return t(`markHeard.${effect.kind}`);
        case 'note':
          if (leftOut.has(effect.code)) return shortTitle(effect.values['title'] ?? '');
          if (effect.code === 'queryFailed') {
            const { query: code = '' } = effect.values;
            return t('notes.queryFailed', { message: queryWords({ code, values: effect.values }) });
          }
          if (isListSilent(effect)) return t('listSilent');
          return t(`notes.${effect.code}`, named(effect.values));
        case 'keyIgnored':
          return t('keyIgnored', { key: effect.key });
        default:
          return t(effect.type);
      }
    };
    const endOf = ({ effect, ending }: Pick<LogRow, 'effect' | 'ending'>): string => {
      if (effect.type === 'play') return playEnd(effect, ending);
      if (effect.type === 'waitKey') return ending ? answerWords(ending.event) : '';
      if (effect.type === 'record') return ending ? length(ending.after) : '';
      if (effect.type === 'keepRecording') return length(effect.seconds);
      if (effect.type === 'patchCaller') {
        return Object.keys(effect.changes)
          .map((field) => t(`fields.${field}`))
          .join(', ');
      }
      if (effect.type === 'note') {
        return leftOut.has(effect.code) ? t(`leftOutBecause.${effect.values['why'] ?? 'validation'}`) : '';
      }
      if (effect.type !== 'saveAnswer') return '';
      return effect.isNumber ? t('typedNumber', { number: effect.key }) : t('pressed', { key: effect.key });
    };
    const answerWords = (event: CallEvent): string => {
      if (event.type === 'KEY') return t('pressed', { key: event.key });
      return event.type === 'NO_KEY' ? t('nobodyPressed') : t('hungUp');
    };
    return {
      spoken,
      language,
      effect: (row) => ({
        icon: row.effect.type === 'note' && quiet.has(row.effect.code) ? SkipForward : iconOf(row.effect),
        words: effectWords(row.effect),
        end: endOf(row),
        tone: toneOf(row.effect),
      }),
    };
  }, [t, queryWords, shortTitle]);
}

function toneOf(effect: Shown): EffectWords['tone'] {
  if (effect.type === 'keyIgnored') return 'muted';
  if (effect.type !== 'note') return 'plain';
  return quiet.has(effect.code) || isListSilent(effect) ? 'muted' : 'warn';
}

/** The keys of a list are never recorded: whatever is heard of them, the node's own sound says. */
function isListSilent({ code, values }: NoteEffect): boolean {
  return code === 'silence' && values['role'] === 'list';
}

function iconOf(effect: Shown): LucideIcon {
  return effect.type === 'play' && effect.role === 'campaign' ? Megaphone : icons[effect.type];
}
