import { booleanAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { InputShellElement } from '../../shared/element/input-shell-element.js';
import type { UploadsCore, UploadsHost } from './rs-uploads.host.js';
import { uploadsStyles } from './rs-uploads.styles.js';

/**
 * @summary What a file input allows, the files that were picked with previews, and a way to take each back. Files are
 *   also taken by dropping, pasting and the camera. The input posts them.
 * @tag rs-uploads
 *
 * @attr {string} for - The id of the file input; without it, the input inside.
 * @attr {number} [min-files=0] - The fewest files, where the input's `data-rsfp-minfiles` says nothing.
 * @attr {number} [max-files=0] - The most files, where `data-rsfp-maxfiles` says nothing; 0 for any number.
 * @attr {number} [max-bytes=0] - The most bytes of a file, where `data-rsfp-size` says nothing; 0 for any size.
 * @attr {string} extensions - The endings that are allowed, with spaces between them, where `data-rsfp-exts` says
 *   nothing.
 * @attr {boolean} add-more - Offers a button that adds another input of the same name, where the page has none.
 * @attr {boolean} without-camera - Offers no photo on phones.
 * @attr {boolean} without-hint - Does not say what is allowed.
 * @attr {string} locale - The language of the element. The nearest `lang`, unless set.
 *
 * @property {HTMLInputElement | null} input - The input, in place of the one that is named or inside.
 * @property {Record<string, string> | undefined} texts - Texts of this field by their keys, before all others.
 *
 * @slot - The input, where it is inside.
 * @slot hint - What is allowed, in the author's own words.
 *
 * @csspart drop - The box that files can be dropped on.
 * @csspart drop-text - What says so.
 * @csspart files - The list of the picked files.
 * @csspart file - A picked file.
 * @csspart refused - A picked file that is not allowed.
 * @csspart preview - The picture of a file, or what stands for it.
 * @csspart blocked - What stands for a picture that cannot be shown.
 * @csspart name - The name of a file.
 * @csspart size - Its size.
 * @csspart problem - Why it is not allowed.
 * @csspart remove - The button that takes a file back.
 * @csspart add - The button that adds another input.
 * @csspart camera - The button that takes a photo.
 * @csspart message - What did not work.
 * @csspart preview-dialog - The dialog of a picture, where no `<media-box>` shows it.
 * @csspart preview-image - The picture in it.
 * @csspart preview-caption - Its name and size.
 * @csspart preview-close - The button that closes it.
 *
 * @cssstate dragging - While files are dragged over it.
 * @cssstate filled - While there are picked files.
 * @cssstate invalid - While the input is marked as invalid.
 */
export class RsUploadsElement extends InputShellElement<UploadsCore> implements UploadsHost {
  static override readonly options = {
    for: textAttribute('for'),
    minFiles: numberAttribute('min-files', 0, { min: 0 }),
    maxFiles: numberAttribute('max-files', 0, { min: 0 }),
    maxBytes: numberAttribute('max-bytes', 0, { min: 0 }),
    extensions: textAttribute('extensions'),
    addMore: booleanAttribute('add-more'),
    withoutCamera: booleanAttribute('without-camera'),
    withoutHint: booleanAttribute('without-hint'),
    locale: textAttribute('locale'),
  };

  declare minFiles: number;
  declare maxFiles: number;
  declare maxBytes: number;
  declare extensions: string;
  declare addMore: boolean;
  declare withoutCamera: boolean;
  declare withoutHint: boolean;

  override readonly inputTypes: ReadonlySet<string> = new Set(['file']);

  protected override readonly styles = [uploadsStyles];

  readonly box = this.#createPart('box');
  readonly list = this.#createPart('list');
  readonly buttons = this.#createPart('buttons');
  readonly dropPlace = this.#createPart('drop-place');

  protected override buildShadow(root: ShadowRoot): void {
    const hint = this.ownerDocument.createElement('slot');
    hint.name = 'hint';
    this.box.part.add('drop');
    this.box.append(this.ownerDocument.createElement('slot'), hint, this.list, this.buttons, this.dropPlace);
    root.append(this.box);
  }

  #createPart(name: string): HTMLElement {
    const part = this.ownerDocument.createElement('div');
    part.className = name;
    return part;
  }
}
