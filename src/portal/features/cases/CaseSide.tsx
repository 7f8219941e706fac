import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { SideFacts } from '../../records/Definitions.tsx';
import type { RecordContext } from '../../records/record.ts';
import { PhoneLink, SideLine, SidePerson, SideSection } from '../../records/SideParts.tsx';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import { useSimilar } from './cases.choices.ts';
import type { CaseRecord } from './cases.data.ts';
import { takeAnswer } from './composer.ts';
import { SimilarList } from './SimilarList.tsx';
import { tongueOf } from './tongue.ts';

/** Who asks, and what else the same number asks. */
export function CaseSide({ record, denialOf }: RecordContext<CaseRecord>) {
  const { id, title, farmer, asker, district, language, otherOpen, merged } = record;
  const viewer = useViewer();
  const similar = useSimilar({ text: title, except: id });
  const { t } = useTranslation('cases');
  const format = useFormat();
  const tehsilOf = useReferenceWords('tehsil');
  const districtOf = useReferenceWords('district');
  const languageOf = useReferenceWords('language');
  const cropOf = useReferenceWords('crop');
  const name = nameOf(farmer);
  const place = [asker?.village, asker?.tehsil && tehsilOf({ title: asker.tehsil }), district && districtOf(district)];
  return (
    <>
      <SideSection title={t('fields.farmer')} />
      <SidePerson name={name ?? t('noFarmer')}>
        <PhoneLink number={farmer.msisdn} />
      </SidePerson>
      {farmer.id && (
        <SideFacts
          lines={[
            [t('side.village'), format.list([...new Set(place)])],
            [t('side.speaks'), language && languageOf(language)],
            [t('side.land'), asker && t('acres', { count: asker.landAcres, number: format.number(asker.landAcres) })],
            [t('side.crops'), asker && format.list(asker.crops.map((title) => cropOf({ title })))],
          ]}
        />
      )}
      <SideSection title={t('alsoOpen')}>
        {otherOpen.length === 0 && <p className={muted}>{t('nothingElse')}</p>}
        <OtherCases of={otherOpen} />
      </SideSection>
      {merged.length > 0 && (
        <SideSection title={t('merge.was')}>
          <OtherCases of={merged} />
        </SideSection>
      )}
      <SideSection
        title={t('sections.similar')}
        {...(similar.items.length > 0 && { summary: format.number(similar.items.length) })}
      >
        {similar.items.length === 0 && (
          <p className={muted}>{t(similar.hasFailed ? 'similarFailed' : 'firstOfItsKind')}</p>
        )}
        <SimilarList
          items={similar.items}
          onUse={(answer) => takeAnswer(id, viewer.id, answer)}
          tongue={tongueOf(record)}
          denial={denialOf('TELL')}
        />
      </SideSection>
    </>
  );
}

function OtherCases({ of }: { of: readonly CaseRecord['otherOpen'][number][] }) {
  return of.map(({ id, title, state }) => (
    <SideLine
      key={id}
      of={
        <TextLink href={path('case', id)}>
          <Written>{title}</Written>
        </TextLink>
      }
    >
      <StateBadge entity="case" state={state} />
    </SideLine>
  ));
}
