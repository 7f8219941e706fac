import { tasks } from './menu.tasks.ts';
import { answering } from './worker.host.ts';

answering(tasks);
