import type { Selectable } from 'kysely';
import type { Services } from '../../platform/feature.ts';
import { mediaAddresses } from '../../records/media-address.ts';
import type { BroadcastColumns } from './campaigns.tables.ts';

/** The fields that campaigns and surveys share, as they are answered. */
export function broadcastOf(row: Selectable<BroadcastColumns>, addressOf: (mediaId: string) => string) {
  const address = (id: string | null) => id && addressOf(id);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    contentText: row.content_text,
    contentLanguage: row.content_language,
    contentTexts: row.content_texts,
    contentTextLong: row.content_text_long,
    audioFile: row.audio_file,
    contentVideo: row.content_video,
    contentImage: row.content_image,
    addresses: {
      audioFile: address(row.audio_file),
      contentVideo: address(row.content_video),
      contentImage: address(row.content_image),
    },
    promoData: row.promo_data,
    startDt: row.start_dt,
    endDt: row.end_dt,
    isUserCharged: row.is_user_charged,
    isUserPurged: row.is_user_purged,
    inAppEnabled: row.in_app_enabled,
    obdEnabled: row.obd_enabled,
    ivrEnabled: row.ivr_enabled,
    validationQuery: row.validation_query,
    dataQuery: row.data_query,
    fileNameQuery: row.file_name_query,
    recordingEnabled: row.recording_enabled,
    maxDurationSeconds: row.max_duration_seconds,
    maxSilenceSeconds: row.max_silence_seconds,
    recordingPathId: row.recording_path_id,
    recordingEndFiles: [...row.recording_end_files],
    activeSubscriberRange: row.active_subscriber_range,
    oncePerCall: row.once_per_call,
    oncePerCallGlobal: row.once_per_call_global,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdBy: { id: row.created_by_id, name: row.created_by_name },
  };
}

/** `all=1` asks for everything at once, as far as an answer goes. */
export function pageOf({ all, limit = 50, offset = 0 }: { all?: 0 | 1; limit?: number; offset?: number }) {
  return all === 1 ? { limit: 1_000, offset: 0 } : { limit, offset };
}

/** Writes addresses of files as they are now. */
export async function addresser({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const now = clock();
  const addresses = await mediaAddresses(database, now);
  return (mediaId: string) => addresses.of(mediaId, now);
}
