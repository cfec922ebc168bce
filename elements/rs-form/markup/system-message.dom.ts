/** Returns the site's message about the last request; empty or undefined for none. */
export function systemMessage(): string | undefined {
  return messageBox()?.textContent.trim();
}

/** The element in which Joomla writes messages. */
export function messageBox(): HTMLElement | null {
  return document.getElementById('system-message-container');
}
