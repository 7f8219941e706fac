import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type WeatherField, weatherFields } from '../../../../machines/weather/weather.values.ts';
import { narratives } from '../../../../machines/weather/weather.words.ts';
import { titleOf } from '../../title-of.ts';

/** What a value is called in the reader's language: a word by its code, a number as it is. */
export function useValueWords(): (field: WeatherField, text: string) => string {
  return (field, text) => {
    const described = weatherFields[field];
    const word = described.kind === 'word' ? described.words.find(({ code }) => code === text) : undefined;
    return word ? titleOf(word) : text;
  };
}

/** What a place is called in the reader's language. */
export function usePlaceName(): (place: { title: string; titleUr: string | null }) => string {
  const { language } = useTranslation().i18n;
  return useCallback(({ title, titleUr }) => (language === 'ur' && titleUr) || title, [language]);
}

/** What a farmer hears of a day, in Urdu. */
export function spokenOf(day: string, narrative: string, maxTemperature: number): string {
  const weekday = new Intl.DateTimeFormat('ur', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
  const said = narratives.find(({ code }) => code === narrative)?.titleUr ?? '';
  return `${weekday} کو ${said}، زیادہ سے زیادہ درجہ حرارت ${Math.round(maxTemperature)} ڈگری۔`;
}
