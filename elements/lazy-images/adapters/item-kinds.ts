/** Whether it is an image. By name: an element of another document is no instance of our classes. */
export function isImage(item: Element): item is HTMLImageElement {
  return item.localName === 'img';
}

/** Whether it is a frame. */
export function isFrame(item: Element): item is HTMLIFrameElement {
  return item.localName === 'iframe';
}

/** An image with the sources of its `<picture>`, which come first. */
export function sourcesOf(image: Element): readonly Element[] {
  const { parentElement } = image;
  if (parentElement?.localName !== 'picture') return [image];
  return [...parentElement.querySelectorAll('source'), image];
}
