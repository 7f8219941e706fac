import type { TFunction } from 'i18next';

export type Translate = TFunction<'ivrDetails'>;
