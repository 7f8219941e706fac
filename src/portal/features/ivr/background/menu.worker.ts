import { tasks } from './menu.tasks.ts';
import { serveTasks } from './worker.host.ts';

serveTasks(tasks);
