import type { Post, PostRecord } from './posts.data.ts';
import type { PostChange } from './threads.data.ts';

/** A post as it is typed. */
export interface PostDraft {
  content: string;
  type: Post['type'];
  lat: number | null;
  lng: number | null;
}

/** What is chosen to go along with it. */
export interface PostFiles {
  images: readonly File[];
  audios: readonly File[];
  videos: readonly File[];
}

export const emptyPost: PostDraft = { content: '', type: 'question', lat: null, lng: null };
export const emptyReply: PostDraft = { ...emptyPost, type: 'advice' };
export const noFiles: PostFiles = { images: [], audios: [], videos: [] };

/** What each kind of file may be; the server looks at the content again. */
export const uploads = {
  images: { accept: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * 1024 * 1024 },
  audios: {
    accept: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/wav', 'audio/x-wav', '.m4a', '.ogg', '.mp3'],
    maxBytes: 20 * 1024 * 1024,
  },
  videos: { accept: ['video/mp4', 'video/webm'], maxBytes: 100 * 1024 * 1024 },
} as const;

const KINDS = ['images', 'audios', 'videos'] as const;

/** A post has words; a place is a point or nothing. */
export function missingIn({ content, lat, lng }: PostDraft): ReadonlySet<string> {
  return new Set([
    ...(content.trim() === '' ? ['content'] : []),
    ...(lat === null && lng !== null ? ['lat'] : []),
    ...(lng === null && lat !== null ? ['lng'] : []),
  ]);
}

/** Under which name what is typed over a post is kept on this device. */
export const draftName = ({ id }: PostRecord) => `post ${id}`;

export function draftOf({ content, type, lat, lng }: PostRecord): PostDraft {
  return { content, type, lat, lng };
}

/** A new post as the call takes it. Call only when nothing is missing. */
export function postForm(
  { content, type, lat, lng }: PostDraft,
  { creatorId, parentId, files }: { creatorId: string | null; parentId?: string; files: PostFiles },
): FormData {
  const form = new FormData();
  form.append('content', content.trim());
  form.append('type', type);
  if (creatorId) form.append('creatorId', creatorId);
  if (parentId) form.append('parentId', parentId);
  if (lat !== null && lng !== null) {
    form.append('lat', String(lat));
    form.append('lng', String(lng));
  }
  for (const kind of KINDS) for (const file of files[kind]) form.append(kind, file);
  return form;
}

/** An edit of the post; media that is not named stays. */
export function changeOf(
  id: string,
  { content, type, lat, lng }: PostDraft,
  deletedMedia: readonly string[],
): PostChange {
  return {
    id,
    content: content.trim(),
    type,
    ...(lat !== null && lng !== null && { lat, lng }),
    ...(deletedMedia.length > 0 && { deletedMedia: [...deletedMedia] }),
  };
}
