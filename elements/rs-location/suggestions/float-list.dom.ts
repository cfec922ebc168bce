import { followAnchor } from '../../../shared/overlay/follow-anchor.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { rowOf } from './listbox.dom.js';
import { placeList } from './place-list.model.js';

/** List of suggestions in the top layer. */
export interface FloatingList {
  /** Shows the list at its input, or hides it. */
  setOpen(isOpen: boolean): void;
}

/**
 * Moves a list to the top layer: nothing in the page moves when the list opens or closes, and no box of the page cuts it
 * off. A press beside the list hits the element that the visitor sees.
 */
export function floatList(input: HTMLInputElement, list: HTMLElement, log: UndoLog): FloatingList {
  const { defaultView: view } = documentOf(input);
  let stopFollowing: (() => void) | undefined;
  log.setAttribute(list, 'popover', 'manual');
  // A class of the page must not move the list.
  log.setStyle(list, 'position', 'fixed', 'important');
  log.setStyle(list, 'inset', 'auto');

  return {
    setOpen(isOpen) {
      if (isOpen === Boolean(stopFollowing) || !view) return;
      stopFollowing?.();
      stopFollowing = undefined;
      // A script may have removed the list while it was open.
      if (!list.isConnected) return;
      if (!isOpen) return list.hidePopover?.();
      list.showPopover?.();
      stopFollowing = followAnchor(view, (seen) => {
        const field = rowOf(input).getBoundingClientRect();
        const { left, width, edge, isAbove, room, isInSight } = placeList(field, seen);
        const styles = {
          left: `${left}px`,
          width: `${width}px`,
          top: `${edge}px`,
          translate: isAbove ? '0 -100%' : '',
          visibility: isInSight ? '' : 'hidden',
          '--_list-room': `${room}px`,
        };
        for (const [property, value] of Object.entries(styles)) log.setStyle(list, property, value);
      });
    },
  };
}
