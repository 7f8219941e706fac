import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { referenceId } from '../../features/lovs/reference-id.ts';
import type { DemoFile } from './attachments.seed.ts';
import { scenes, svgOf } from './scenes.ts';
import { tune } from './tune.ts';
import { type Frame, webm } from './webm.ts';

/*
 * Draws and sounds the shared media of the demonstration into `media/`, with a list of them. Run by hand after a
 * change of the scenes: node src/server/seed/moderation/make-media.ts
 */

const folder = new URL('media/', import.meta.url);
const files: DemoFile[] = [];

async function keep(file: Omit<DemoFile, 'id' | 'size' | 'sha256'>, content: Buffer): Promise<void> {
  await writeFile(new URL(file.file, folder), content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  files.push({ id: referenceId('demo-media', file.file), ...file, size: content.length, sha256 });
}

async function drawPictures(): Promise<void> {
  for (const [key, scene] of Object.entries(scenes)) {
    const drawn = sharp(Buffer.from(svgOf(scene)));
    const whole = await drawn.clone().webp({ quality: 72 }).toBuffer();
    const small = await drawn.clone().resize(320).webp({ quality: 70 }).toBuffer();
    const image = { key, type: 'image/webp', seconds: null };
    await keep({ ...image, role: 'image', file: `${key}.webp`, width: 960, height: 720 }, whole);
    await keep({ ...image, role: 'thumbnail', file: `${key}.320.webp`, width: 320, height: 240 }, small);
  }
}

const SOUND_SECONDS = 6;

async function playSounds(): Promise<void> {
  for (const [index, key] of ['question', 'answer', 'greeting'].entries()) {
    const sound = { key, role: 'audio', type: 'audio/wav', width: null, height: null, seconds: SOUND_SECONDS } as const;
    await keep({ ...sound, file: `${key}.wav` }, tune(index + 1, SOUND_SECONDS));
  }
}

const FILM = { width: 320, height: 240, seconds: 5, framesASecond: 6 };

/** A film is a picture over which the camera moves. */
async function takeFilms(): Promise<void> {
  for (const key of ['greenField', 'tractor']) {
    const source = await sharp(Buffer.from(svgOf(scenes[key] ?? '')))
      .resize(480, 360)
      .png()
      .toBuffer();
    const count = FILM.seconds * FILM.framesASecond;
    const frames: Frame[] = [];
    for (let index = 0; index < count; index++) {
      const left = Math.round((160 * index) / (count - 1));
      const top = Math.round(60 + 50 * Math.sin((index / count) * Math.PI));
      const image = await sharp(source)
        .extract({ left, top, width: FILM.width, height: FILM.height })
        .webp({ quality: 40 })
        .toBuffer();
      frames.push({ webp: image, milliseconds: Math.round((index * 1_000) / FILM.framesASecond) });
    }
    const film = { key, role: 'video', type: 'video/webm', width: FILM.width, height: FILM.height } as const;
    const name = key === 'tractor' ? 'ploughing.webm' : 'walk.webm';
    await keep(
      { ...film, file: name, seconds: FILM.seconds },
      webm(frames, { ...FILM, milliseconds: FILM.seconds * 1_000 }),
    );
  }
}

await mkdir(folder, { recursive: true });
await drawPictures();
await playSounds();
await takeFilms();
await writeFile(new URL('files.json', folder), `${JSON.stringify(files, null, 2)}\n`);
