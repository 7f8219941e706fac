import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudRain,
  CloudRainWind,
  CloudSun,
  type LucideIcon,
  Snowflake,
  Sun,
  Wind,
} from 'lucide-react';
import type { IconCode } from '../../../../machines/weather/weather.words.ts';

export const skyIcons: Readonly<Record<IconCode, LucideIcon>> = {
  clear: Sun,
  partlyCloudy: CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  heavyRain: CloudRainWind,
  thunder: CloudLightning,
  hail: CloudHail,
  snow: Snowflake,
  dust: Wind,
};
