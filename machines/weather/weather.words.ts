/** A word that people choose for a forecast: its code in the data, and how it is said. */
export interface WeatherWord {
  code: string;
  title: string;
  titleUr: string;
}

/** Pictures of the sky. */
export const iconCodes = [
  { code: 'clear', title: 'Clear', titleUr: 'صاف' },
  { code: 'partlyCloudy', title: 'Partly cloudy', titleUr: 'جزوی ابر' },
  { code: 'cloudy', title: 'Cloud', titleUr: 'ابر' },
  { code: 'fog', title: 'Fog', titleUr: 'دھند' },
  { code: 'drizzle', title: 'Drizzle', titleUr: 'پھوار' },
  { code: 'rain', title: 'Rain', titleUr: 'بارش' },
  { code: 'heavyRain', title: 'Heavy rain', titleUr: 'تیز بارش' },
  { code: 'thunder', title: 'Thunder', titleUr: 'گرج چمک' },
  { code: 'hail', title: 'Hail', titleUr: 'ژالہ باری' },
  { code: 'snow', title: 'Snow', titleUr: 'برف باری' },
  { code: 'dust', title: 'Dust', titleUr: 'گرد و غبار' },
] as const satisfies readonly WeatherWord[];

export const thunderCategories = [
  { code: 'none', title: 'None', titleUr: 'نہیں' },
  { code: 'light', title: 'Light', titleUr: 'ہلکی' },
  { code: 'moderate', title: 'Moderate', titleUr: 'درمیانی' },
  { code: 'strong', title: 'Strong', titleUr: 'شدید' },
  { code: 'strongHail', title: 'Strong, hail', titleUr: 'شدید، ژالہ باری' },
] as const satisfies readonly WeatherWord[];

/** What is said of a day or an hour in a few words; in Urdu as it is spoken to a farmer. */
export const narratives = [
  { code: 'clearSky', title: 'Clear sky', titleUr: 'آسمان صاف رہے گا' },
  { code: 'someCloud', title: 'Some cloud', titleUr: 'کہیں کہیں بادل ہوں گے' },
  { code: 'overcast', title: 'Overcast', titleUr: 'مطلع ابر آلود رہے گا' },
  { code: 'morningFog', title: 'Fog in the morning', titleUr: 'صبح دھند چھائی رہے گی' },
  { code: 'lightRain', title: 'Light rain', titleUr: 'ہلکی بارش ہو گی' },
  { code: 'rain', title: 'Rain', titleUr: 'بارش ہو گی' },
  { code: 'rainAfterNoon', title: 'Rain after noon', titleUr: 'دوپہر کے بعد بارش ہو گی' },
  { code: 'eveningRain', title: 'Evening rain', titleUr: 'شام کو بارش ہو گی' },
  { code: 'heavyShowers', title: 'Heavy showers', titleUr: 'تیز بوچھاڑیں پڑیں گی' },
  { code: 'thunderRain', title: 'Rain with thunder', titleUr: 'گرج چمک کے ساتھ بارش ہو گی' },
  { code: 'hailAfterNoon', title: 'Hail after noon', titleUr: 'دوپہر کے بعد اولے پڑ سکتے ہیں' },
  { code: 'hillTorrents', title: 'Hill torrents', titleUr: 'پہاڑی نالوں میں طغیانی کا خطرہ ہے' },
  { code: 'snow', title: 'Snow', titleUr: 'برف باری ہو گی' },
  { code: 'dustStorm', title: 'Dust storm', titleUr: 'گرد آلود آندھی چلے گی' },
  { code: 'strongWind', title: 'Strong wind', titleUr: 'تیز ہوا چلے گی' },
  { code: 'frost', title: 'Frost at night', titleUr: 'رات کو کورا پڑے گا' },
  { code: 'heat', title: 'Great heat', titleUr: 'شدید گرمی ہو گی' },
] as const satisfies readonly WeatherWord[];

export type IconCode = (typeof iconCodes)[number]['code'];
export type ThunderCategory = (typeof thunderCategories)[number]['code'];
export type Narrative = (typeof narratives)[number]['code'];
