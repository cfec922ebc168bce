import { textAttribute } from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import type { __Name__Core, __Name__Host } from './__tag__.host.js';
import { __name__Styles } from './__tag__.styles.js';

/**
 * @summary One sentence about the use of the element for a visitor.
 * @tag __tag__
 * @attr {string} [label=Toggle] - The words on the button.
 * @slot - The server's content.
 * @csspart toggle - The button.
 * @cssprop [--__tag__-gap=0.5rem] - The space between the button and the content.
 * @cssstate open - While the content is shown.
 * @event {__Name__ToggledEvent} __tag__-toggled - The content was shown or hidden.
 */
export class __Name__Element extends ShellElement<__Name__Core> implements __Name__Host {
  static override readonly options = { label: textAttribute('label', 'Toggle') };

  declare label: string;
  protected override readonly styles = [__name__Styles];

  /** Shows or hides the content, as soon as the core has started. */
  toggle(): void {
    this.withCore((core) => core.toggle());
  }
}
