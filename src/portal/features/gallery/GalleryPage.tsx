import type { i18n } from 'i18next';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { getLocale, type LocaleCode } from '../../locales.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { h2 } from '../../ui/text.css.ts';
import { Actions } from './Actions.tsx';
import { Fields } from './Fields.tsx';
import * as styles from './gallery.css.ts';
import { samples } from './gallery.samples.ts';
import { Overlays } from './Overlays.tsx';
import { Shown } from './Shown.tsx';

const themes = ['light', 'dark'] as const;
const languages = ['en', 'ur'] as const;
const densities = ['compact', 'cozy'] as const;

/** Every component in light and dark, both directions and both densities; the address says which, all by default. */
export function GalleryPage() {
  const [chosen, setChosen] = useSearchParams();
  const choose = (name: string, value: string) =>
    setChosen((before) => {
      const after = new URLSearchParams(before);
      if (value === 'all') after.delete(name);
      else after.set(name, value);
      return after;
    });
  const some = <Value extends string>(name: string, all: readonly Value[]) => {
    const wanted = all.filter((value) => value === chosen.get(name));
    return wanted.length > 0 ? wanted : all;
  };
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={h2}>Components</h1>
        <Choice name="theme" values={themes} chosen={chosen} onChoose={choose} />
        <Choice name="language" values={languages} chosen={chosen} onChoose={choose} />
        <Choice name="density" values={densities} chosen={chosen} onChoose={choose} />
      </header>
      <div className={styles.specimens}>
        {some('theme', themes).map((theme) =>
          some('language', languages).map((language) =>
            some('density', densities).map((density) => (
              <Specimen key={`${theme} ${language} ${density}`} theme={theme} language={language} density={density} />
            )),
          ),
        )}
      </div>
    </main>
  );
}

const speakers = new Map<LocaleCode, i18n>();

/** One for each language: what waits for its words before it is first shown would make another at each try, and never be shown. */
function speakerOf(i18n: i18n, language: LocaleCode): i18n {
  const speaker = speakers.get(language) ?? i18n.cloneInstance({ lng: language });
  speakers.set(language, speaker);
  return speaker;
}

interface SpecimenProps {
  theme: string;
  language: (typeof languages)[number];
  density: string;
}

function Specimen({ theme, language, density }: SpecimenProps) {
  const locale = getLocale(language);
  const words = samples[language];
  const { i18n } = useTranslation();
  return (
    <I18nextProvider i18n={speakerOf(i18n, language)}>
      <I18nProvider locale={locale.tag}>
        <section
          className={styles.specimen}
          aria-label={`${theme}, ${locale.name}, ${density}`}
          data-theme={theme}
          data-density={density}
          lang={language}
          dir={locale.direction}
        >
          <Actions words={words} />
          <Fields words={words} />
          <Overlays words={words} />
          <Shown words={words} />
        </section>
      </I18nProvider>
    </I18nextProvider>
  );
}

interface ChoiceProps {
  name: string;
  values: readonly string[];
  chosen: URLSearchParams;
  onChoose: (name: string, value: string) => void;
}

function Choice({ name, values, chosen, onChoose }: ChoiceProps) {
  return (
    <SegmentedControl
      label={name}
      options={['all', ...values].map((value) => ({ value, label: value }))}
      value={chosen.get(name) ?? 'all'}
      onChange={(value) => onChoose(name, value)}
    />
  );
}
