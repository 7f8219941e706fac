/*
 * Who may send which event. Running is the runner's alone, and whoever changes what a job sends takes the job along: no role
 * holds what these need.
 */
export const jobPolicy = {
  CREATE: 'jobs:job:post',
  EDIT: 'jobs:job:put',
  SCHEDULE: 'jobs:update-status:put',
  PAUSE: 'jobs:update-status:put',
  RESUME: 'jobs:update-status:put',
  RETRY: 'jobs:update-status:put',
  CANCEL: 'jobs:update-status:put',
  REWRITE: 'service:job:put',
  START: 'service:job:put',
  FINISH_RUN: 'service:job:put',
  FAIL: 'service:job:put',
} as const;
