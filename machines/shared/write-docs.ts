import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callDocument } from '../call/call.document.ts';
import { callPicture } from '../call/call.picture.ts';
import { sessionDocument } from '../session/session.document.ts';
import { sessionPicture } from '../session/session.picture.ts';
import { isEntity, workflowOf, workflows } from '../workflows.ts';
import { documentOf } from './document.ts';
import { drawingOf } from './drawing.ts';

/** Writes docs/workflows/ from the machines. */
const folder = fileURLToPath(new URL('../../docs/workflows/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const name of Object.keys(workflows).filter(isEntity)) {
  const workflow = workflowOf(name);
  const drawing = drawingOf(workflow);
  if (drawing !== null) await writeFile(`${folder}${name}.svg`, drawing);
  await writeFile(`${folder}${name}.md`, documentOf(workflow));
}
await writeFile(`${folder}call.svg`, drawingOf(callPicture) ?? '');
await writeFile(`${folder}call.md`, callDocument());
await writeFile(`${folder}session.svg`, drawingOf(sessionPicture) ?? '');
await writeFile(`${folder}session.md`, sessionDocument());
