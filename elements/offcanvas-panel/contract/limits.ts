/** A swipe does not begin while the page has scrolled within this time, in milliseconds. */
export const scrollRestMs = 250;

/** A finger that drifts further than this up or down scrolls; sideways it starts to pull. In pixels. */
export const driftPx = 5;

/** The share of the panel's width past which a swipe counts. */
export const commitShare = 1 / 3;

/** How long the panel slides, in milliseconds. */
export const slideMs = 300;
