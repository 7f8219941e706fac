import { Pause, Play } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '../../../../../machines/ivr/audio/prompts.ts';
import type { Slot } from '../../../../../machines/ivr/audio/scripts.ts';
import { type AudioFile, type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { $api } from '../../../api/client.ts';
import { clockOf } from '../../../duration.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { muted } from '../../../ui/text.css.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import { usePlayer } from '../inspector/player.hook.ts';
import { soundAddress } from '../inspector/sounds.data.ts';
import { titleParts } from '../node/node.words.ts';
import * as styles from './many.css.ts';

const ALL = 'all';
const PAGE = 50;
const MAX = 1_000;
/** As many players of a sound are named; the rest are counted. */
const NAMED = 3;

interface LibraryProps {
  prompts: readonly Prompt[];
  /** For what a sound is looked for. */
  target: Slot | null;
  locked: string | undefined;
  onUse: (slot: Slot, sound: AudioFile) => void;
}

/** Every sound there is: found by its name or by what plays it, heard, and used once more. */
export function Library({ prompts, target, locked, onUse }: LibraryProps) {
  const { t } = useTranslation(['ivrAudio', 'ivrInspector']);
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [language, setLanguage] = useState<Language | typeof ALL>(target?.language ?? ALL);
  const [limit, setLimit] = useState(PAGE);
  const [unheard, setUnheard] = useState<string | null>(null);
  const wanted = useDeferredValue(search.trim());
  const query = { limit, ...(wanted !== '' && { search: wanted }), ...(language !== ALL && { language }) };
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/portal-adoptive-menu/sounds',
    { params: { query } },
    { placeholderData: (before) => before },
  );
  const { contentFiles, campaigns, surveys } = useDesignerPart(({ context }) => context);
  const players = useMemo(
    () => playersOf([...prompts, ...contentFiles, ...campaigns, ...surveys]),
    [prompts, contentFiles, campaigns, surveys],
  );
  const player = usePlayer(() => setUnheard(player.current));
  const aim = target && prompts.find(({ kind, id }) => kind === target.kind && id === target.id);
  return (
    <div className={styles.many}>
      {target && aim && (
        <p className={muted}>
          {t('library.for', {
            title: titleParts(aim.title).main,
            language: t(`ivrInspector:languages.${target.language}`),
          })}
        </p>
      )}
      <div className={styles.bar}>
        <SearchField
          label={t('library.search')}
          value={search}
          onChange={(letters) => {
            setSearch(letters);
            setLimit(PAGE);
          }}
        />
        <Select
          label={t('language')}
          hideLabel
          options={[
            { value: ALL, label: t('library.allLanguages') },
            ...languages.map((value) => ({ value, label: t(`ivrInspector:languages.${value}`) })),
          ]}
          value={language}
          onChange={setLanguage}
        />
        <p role="status" className={styles.counts}>
          {data && t('library.count', { count: data.total })}
        </p>
      </div>
      {error && (
        <ErrorState
          title={t('library.notLoaded')}
          detail={error.detail ?? error.title}
          onRetry={() => void refetch()}
        />
      )}
      {data?.total === 0 && <EmptyState title={t('library.nothing')} />}
      {data && data.total > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table} aria-label={t('library.title')}>
            <thead>
              <tr>
                <td />
                {(['name', 'language', 'length', 'playedBy'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`library.${name}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ createdAt, language: spoken, ...sound }) => {
                const isPlaying = player.current === sound.mediaId && player.isPlaying;
                const by = players.get(sound.mediaId) ?? [];
                return (
                  <tr key={sound.mediaId}>
                    <td>
                      <IconButton
                        icon={isPlaying ? Pause : Play}
                        label={t(isPlaying ? 'library.pause' : 'library.play', { name: sound.name })}
                        onPress={() => void player.toggle(sound.mediaId, () => soundAddress(sound.mediaId))}
                      />
                    </td>
                    <td title={format.dateTime(createdAt)}>
                      <bdi className={styles.name}>{sound.name}</bdi>
                      {unheard === sound.mediaId && (
                        <p className={styles.trouble} role="alert">
                          {t('cannotPlay')}
                        </p>
                      )}
                    </td>
                    <td>{t(`ivrInspector:languages.${spoken}`)}</td>
                    <td>{clockOf(sound.seconds)}</td>
                    <td>
                      {by.length === 0 ? t('library.nobody') : format.list(by.slice(0, NAMED))}
                      {by.length > NAMED && ` ${t('library.more', { count: by.length - NAMED })}`}
                    </td>
                    <td>
                      {target && (
                        <Button label={t('library.use')} disabledReason={locked} onPress={() => onUse(target, sound)} />
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {data.total > data.items.length && limit < MAX && (
            <Button label={t('library.showMore')} onPress={() => setLimit(Math.min(MAX, limit * 4))} />
          )}
        </div>
      )}
    </div>
  );
}

/** The titles of what plays a sound. */
function playersOf(all: readonly Pick<Prompt, 'title' | 'audio'>[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { title, audio } of all) {
    for (const { mediaId } of Object.values(audio)) {
      found.set(mediaId, [...(found.get(mediaId) ?? []), titleParts(title).main]);
    }
  }
  return found;
}
