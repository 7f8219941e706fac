import pictures from './pictures.json' with { type: 'json' };
import type { Picture } from './shared/workflow.ts';
import type { Entity } from './workflows.ts';

/** The pictures of the workflows, laid out from their machines by `npm run docs`. */
export function pictureOf(entity: Entity): Picture {
  return pictures[entity];
}
