import { everyPageIn } from '../support/every-page.ts';
import { dresses } from '../support/page-checks.ts';

everyPageIn(dresses[1]);
