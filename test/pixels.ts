/**
 * Half a device pixel, at the scale of 1 of all tests. Browsers lay out in parts of a pixel, and scroll and paint in
 * whole ones: an edge may be reported this far beyond another one without being visible. Positions are compared with
 * this tolerance; sizes that a sheet sets are exact.
 */
export const halfPixel = 0.5;
