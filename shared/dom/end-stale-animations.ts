/**
 * Ends the animations inside an element whose rules no longer apply. WebKit forgets them where their elements are
 * slotted at the same time, so that content would stay hidden that the first paint hides for seconds.
 */
export function endStaleAnimations(host: Element): void {
  for (const animation of host.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSAnimation)) continue;
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    const { animationName } = getComputedStyle(target as Element, pseudoElement);
    if (!animationName.split(', ').includes(animation.animationName)) animation.cancel();
  }
}
