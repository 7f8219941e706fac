import Elk from 'elkjs/lib/elk.bundled.js';
import { callDocument } from '../call/call.document.ts';
import { callMachine } from '../call/call.machine.ts';
import { callWords } from '../call/call.words.ts';
import { importDocument } from '../imports/import.document.ts';
import { importMachine } from '../imports/import.machine.ts';
import { importWords } from '../imports/import.words.ts';
import { sessionDocument } from '../session/session.document.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sessionWords } from '../session/session.words.ts';
import { workflows } from '../workflows.ts';
import { documentOf } from './document.ts';
import { drawingOf } from './drawing.ts';
import { laidOut } from './picture.layout.ts';
import type { Picture, Workflow } from './workflow.ts';

/** Everything that is written from the machines, by its path. */
export async function documents(): Promise<Record<string, string>> {
  const elk = new Elk();
  const files: Record<string, string> = {};
  const pictures: Record<string, Picture> = {};
  for (const workflow of Object.values<Workflow<object>>(workflows)) {
    const picture = await laidOut(workflow, elk);
    pictures[workflow.name] = picture;
    files[`docs/workflows/${workflow.name}.svg`] = drawingOf(workflow, picture);
    files[`docs/workflows/${workflow.name}.md`] = documentOf(workflow);
  }
  files['machines/pictures.json'] = `${JSON.stringify(pictures, null, 1)}\n`;
  const session = { ...sessionWords, machine: sessionMachine };
  files['docs/workflows/session.svg'] = drawingOf(session, await laidOut(session, elk));
  files['docs/workflows/session.md'] = sessionDocument();
  const fileImport = { ...importWords, machine: importMachine };
  files['docs/workflows/import.svg'] = drawingOf(fileImport, await laidOut(fileImport, elk));
  files['docs/workflows/import.md'] = importDocument();
  const call = { ...callWords, machine: callMachine };
  files['docs/workflows/call.svg'] = drawingOf(call, await laidOut(call, elk));
  files['docs/workflows/call.md'] = callDocument();
  return files;
}
