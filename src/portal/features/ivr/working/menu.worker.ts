import { answering } from './answering.ts';
import { tasks } from './menu.tasks.ts';

answering(tasks);
