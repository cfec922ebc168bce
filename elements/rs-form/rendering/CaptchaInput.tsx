import { ownText } from '../../../shared/react/own-text.js';
import { classNames, commonAttributes, type ControlProps } from './control.model.js';

/** A captcha image with the text that repeats it, and the link to another one. */
export function CaptchaInput({ form, field }: ControlProps) {
  const { componentId, authored } = field;
  const task = `index.php?option=com_rsform&task=captcha&componentId=${componentId}&format=image`;
  const { imageUrl = task } = authored;
  return (
    <>
      <img id={`captcha${componentId}`} src={imageUrl} alt={authored.caption ?? ''} />
      <input
        type="text"
        className={classNames('rsform-captcha-box', form.markup.input)}
        {...commonAttributes(field)}
      />
      <button
        type="button"
        className={classNames('rsform-captcha-refresh-button', form.markup.button)}
        {...ownText(field.extra)}
      />
    </>
  );
}
