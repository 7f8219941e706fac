/*
 * Who may send which event. Subscribing again is subscribing; what takes a counted call back is a matter of whoever may
 * count one. The do-not-call list has permissions of its own, by which it is entered and ended.
 */
export const subscriberPolicy = {
  SUBSCRIBE: 'subscription:subscribe:post',
  UNSUBSCRIBE: 'subscription:unsubscribe:post',
  RESUBSCRIBE: 'subscription:subscribe:post',
  SET_HOST: 'subscription:set-host:put',
  UNSET_HOST: 'subscription:unset-host:put',
  STEP_UP_CALL_COUNT: 'subscription:stepup-call-count:put',
  STEP_DOWN_CALL_COUNT: 'subscription:stepup-call-count:put',
  LIST: 'subscription:dncr-list:post',
  UNLIST: 'subscription:dncr-list:delete',
} as const;
