/**
 * Ends the animations inside an element whose rules no longer apply. WebKit forgets them where their elements are
 * slotted at the same time, so that content would stay hidden that the first paint hides for seconds.
 */
export function endStaleAnimations(host: Element): void {
  for (const animation of host.getAnimations({ subtree: true })) {
    const { effect } = animation;
    if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect) || !effect.target)
      continue;
    const { animationName } = getComputedStyle(effect.target, effect.pseudoElement);
    if (!animationName.split(', ').includes(animation.animationName)) animation.cancel();
  }
}
