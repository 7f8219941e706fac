import type { BoxEdit } from '../../../../../machines/ivr/commands/commands.box.ts';
import type { Draft, MenuContext } from '../../../../../machines/ivr/draft/draft.ts';
import type { WelcomeBox } from '../../../../../machines/ivr/menu.ts';

/** What the parts of the inspector of a welcome box are given. */
export interface InspectedBox {
  box: WelcomeBox;
  draft: Draft;
  context: MenuContext;
  locked: string | undefined;
  /** `seen`: what stood in these fields when they were taken up. */
  edit: (change: BoxEdit, seen?: BoxEdit) => void;
}
