/*
 * Who may send which event. Whoever may change a node may also move it and switch it on and off;
 * bringing a deleted one back needs the right to delete.
 */
export const nodePolicy = {
  ADD: 'adoptive_menu:nodes:post',
  EDIT: 'adoptive_menu:nodes:put',
  MOVE: 'adoptive_menu:nodes:put',
  ACTIVATE: 'adoptive_menu:nodes:put',
  DEACTIVATE: 'adoptive_menu:nodes:put',
  DELETE: 'adoptive_menu:nodes:delete',
  RESTORE: 'adoptive_menu:nodes:delete',
} as const;
