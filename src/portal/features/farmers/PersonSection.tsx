import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Definitions } from '../../records/Definitions.tsx';
import * as record from '../../records/record.css.ts';
import { useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { h3, ltr } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './farmers.css.ts';
import type { Profile } from './farmers.data.ts';
import { PersonEditor } from './PersonEditor.tsx';
import { draftOf } from './person.draft.ts';
import { cnicWritten, personOf } from './person.form.ts';

interface PersonSectionProps {
  profile: Profile;
  refusal: string | undefined;
  setDirty: (name: string, isDirty: boolean) => void;
}

/** Who it is. The pencil, or E, turns the lines into fields; what is typed survives a reload. */
export function PersonSection({ profile, refusal, setDirty }: PersonSectionProps) {
  const { t } = useTranslation('farmers');
  const { farmer } = profile;
  const { id: viewer } = useViewer();
  const [isEditing, setEditing] = useState(
    () => refusal === undefined && draftOf(viewer, farmer.id).read(personOf(farmer)) !== null,
  );
  const [isAsked, setAsked] = useState(false);
  const edit = () => {
    if (refusal === undefined) {
      setEditing(true);
      setAsked(true);
    }
  };
  usePageKeys({ e: edit });
  return (
    <section id="person" className={record.section} aria-label={t('sections.person')}>
      {isEditing ? (
        <PersonEditor takesFocus={isAsked} profile={profile} setDirty={setDirty} onClose={() => setEditing(false)} />
      ) : (
        <>
          <div className={record.sectionHead}>
            <h2 className={h3}>{t('sections.person')}</h2>
            <span className={styles.spacer} />
            <Button
              icon={Pencil}
              label={t('edit')}
              hotkey="E"
              aria-keyshortcuts="E"
              disabledReason={refusal}
              onPress={edit}
            />
          </div>
          <Person profile={profile} />
        </>
      )}
    </section>
  );
}

function Person({ profile: { farmer } }: { profile: Profile }) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const code = (text: string | null) => text && <span className={ltr}>{text}</span>;
  const lines: readonly [string, React.ReactNode][] = [
    ['msisdn', code(phoneWritten(farmer.phone))],
    [
      'nameUr',
      farmer.nameUr && (
        <bdi key="nameUr" lang="ur">
          {farmer.nameUr}
        </bdi>
      ),
    ],
    ['fatherName', farmer.fatherName],
    ['cnic', code(farmer.cnic && cnicWritten(farmer.cnic))],
    ['languageId', titleOf(farmer.language)],
    ['gender', farmer.gender && t(`genders.${farmer.gender}`)],
    ['dob', farmer.dob && format.date(farmer.dob)],
    ['occupationId', titleOf(farmer.occupation)],
    ['phoneType', farmer.phoneType && t(`phones.${farmer.phoneType}`)],
    ['email', code(farmer.email)],
    ['village', farmer.village],
    ['tehsilId', format.list([titleOf(farmer.tehsil), titleOf(farmer.district), titleOf(farmer.province)])],
    ['place', farmer.lat !== null && farmer.lng !== null && code(`${farmer.lat}, ${farmer.lng}`)],
    ['tags', farmer.picture && farmer.picture.tags.length > 0 && format.list(farmer.picture.tags)],
  ];
  return <Definitions lines={lines.map(([key, value]) => [t(`fields.${key}`), value])} />;
}
