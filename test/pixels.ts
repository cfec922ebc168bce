/**
 * Half a device pixel, at the scale of one that all tests run at. Browsers lay out in parts of a pixel, and scroll and
 * paint in whole ones: an edge may be reported this far beyond another one while nothing of it is to be seen. Places
 * are compared with this much room; sizes that a sheet sets are exact.
 */
export const halfPixel = 0.5;
