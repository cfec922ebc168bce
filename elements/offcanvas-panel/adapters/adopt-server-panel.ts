/** The markup of the theme that a panel stands for. */
const serverPanelId = 'g-offcanvas';

/** An empty tag takes the theme's panel in from wherever it stands. Returns the way to put it back. */
export function adoptServerPanel(host: HTMLElement): () => void {
  const panel = host.ownerDocument.getElementById(serverPanelId);
  const isFree = panel && !panel.contains(host) && !panel.closest(host.localName);
  if (!isFree || host.childElementCount > 0) return () => undefined;
  const marker = host.ownerDocument.createComment('');
  panel.replaceWith(marker);
  host.append(panel);
  return () => {
    if (marker.isConnected) marker.replaceWith(panel);
  };
}
