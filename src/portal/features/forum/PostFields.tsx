import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TehsilField } from '../../reference/TehsilField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import * as styles from './forum.css.ts';
import { PlaceMap } from './PlaceMap.tsx';
import type { PostDraft } from './post.form.ts';
import { usePostTypes } from './threads.choices.ts';

interface PostFieldsProps {
  draft: PostDraft;
  onChange: (changes: Partial<PostDraft>) => void;
  errorOf: (name: string) => string | undefined;
}

/** Words, type and place of a post; the centre of a tehsil stands for a place that is not known nearer. */
export function PostFields({ draft, onChange, errorOf }: PostFieldsProps) {
  const { t } = useTranslation('forum');
  const types = usePostTypes();
  const [tehsil, setTehsil] = useState<string | null>(null);
  return (
    <>
      <TextArea
        label={t('content')}
        isRequired
        rows={5}
        maxLength={5000}
        unturned
        value={draft.content}
        onChange={(content) => onChange({ content })}
        error={errorOf('content')}
      />
      <Select
        label={t('type')}
        value={draft.type}
        onChange={(type) => onChange({ type })}
        options={types}
        error={errorOf('type')}
      />
      <TehsilField
        label={t('placeOf')}
        description={t('placeHint')}
        value={tehsil}
        onChange={(id, found) => {
          setTehsil(id);
          const { lat, lng } = found?.attributes ?? {};
          if (typeof lat === 'number' && typeof lng === 'number') onChange({ lat, lng });
        }}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('lat')}
          min={-90}
          max={90}
          digits={6}
          plain
          value={draft.lat}
          onChange={(lat) => onChange({ lat })}
          error={errorOf('lat')}
        />
        <NumberField
          label={t('lng')}
          min={-180}
          max={180}
          digits={6}
          plain
          value={draft.lng}
          onChange={(lng) => onChange({ lng })}
          error={errorOf('lng')}
        />
      </div>
      {draft.lat !== null && draft.lng !== null && <PlaceMap lat={draft.lat} lng={draft.lng} />}
    </>
  );
}
