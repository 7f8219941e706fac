import { useTranslation } from 'react-i18next';
import type { Post } from './posts.data.ts';

export function TypeWord({ type }: { type: Post['type'] }) {
  const { t } = useTranslation('posts');
  return t(`types.${type}`);
}
