/** What the site says about the request before; empty or undefined where it says nothing. */
export function systemMessage(): string | undefined {
  return messageBox()?.textContent.trim();
}

/** The element in which Joomla writes messages. */
export function messageBox(): HTMLElement | null {
  return document.getElementById('system-message-container');
}
