import type { ListedFile } from './files/listed-file.model.js';

/** State of our own button that adds an input; `none` where the view paints no such button. */
export type AddButtonState = 'none' | 'enabled' | 'disabled';

/** State of all that the view paints. */
export interface UploadsState {
  readonly files: readonly ListedFile[];
  /** Key of the file whose picture is in the dialog; '' while the dialog is closed. */
  readonly previewed: string;
  readonly addButton: AddButtonState;
}

export type UploadsAction =
  /** The inputs contain these files, in this order. */
  | { readonly type: 'files-listed'; readonly files: readonly ListedFile[] }
  | { readonly type: 'preview-opened'; readonly key: string }
  | { readonly type: 'preview-closed' }
  | { readonly type: 'add-button-changed'; readonly addButton: AddButtonState };

export const noUploads: UploadsState = Object.freeze({ files: [], previewed: '', addButton: 'none' });

/** Returns the next state; the same object where nothing changes. */
export function stepUploads(state: UploadsState, action: UploadsAction): UploadsState {
  switch (action.type) {
    case 'files-listed':
      return listFiles(state, action.files);
    case 'preview-opened':
      return isPicture(state.files, action.key) ? { ...state, previewed: action.key } : state;
    case 'preview-closed':
      return state.previewed === '' ? state : { ...state, previewed: '' };
    case 'add-button-changed':
      return state.addButton === action.addButton ? state : { ...state, addButton: action.addButton };
  }
}

/** Returns the file whose picture is in the dialog; undefined while the dialog is closed. */
export function previewedFile({ files, previewed }: UploadsState): ListedFile | undefined {
  return files.find(({ key }) => key === previewed);
}

/** The dialog closes with its file. */
function listFiles(state: UploadsState, files: readonly ListedFile[]): UploadsState {
  if (files.length === 0 && state.files.length === 0) return state;
  return { ...state, files, previewed: isPicture(files, state.previewed) ? state.previewed : '' };
}

function isPicture(files: readonly ListedFile[], key: string): boolean {
  return files.some((file) => file.key === key && file.picture !== '');
}
